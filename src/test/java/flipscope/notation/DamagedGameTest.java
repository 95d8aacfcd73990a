package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * One slip in a game: a character too many, too few, another one, or two that changed places. It is
 * refused with its place, or as long as the game that was meant, or it is said that something was
 * skipped; it is never shorter without a word.
 */
class DamagedGameTest {
    private static final int SLIPS = 500;

    /** What fingers and programs put into texts by mistake. */
    private static final String SIGNS = "abcdefghxyzBWF12345678903с .,;:-+!?()[]{}\"'/%|\n";

    /** The ways to write a game. */
    private enum Form {
        GLUED {
            @Override
            String write(Game game, Random random) {
                return TranscriptText.write(game);
            }
        },
        SPACED {
            @Override
            String write(Game game, Random random) {
                String moves = Squares.names(game.moves(), " ");
                return random.nextBoolean() ? moves : moves.toUpperCase(Locale.ROOT);
            }
        },
        NUMBERED {
            @Override
            String write(Game game, Random random) {
                StringBuilder text = new StringBuilder();
                for (int ply = 0; ply < game.plies().size(); ply++) {
                    text.append(ply + 1).append(". ").append(move(game, ply)).append('\n');
                }
                return text.toString();
            }
        },
        SCORED {
            @Override
            String write(Game game, Random random) {
                StringBuilder text = new StringBuilder();
                for (int ply = 0; ply < game.plies().size(); ply++) {
                    text.append(move(game, ply)).append("(+").append(ply % 7).append(") ");
                }
                return text.toString();
            }
        },
        TREE {
            @Override
            String write(Game game, Random random) {
                StringBuilder text =
                        new StringBuilder("[Event \"Cup [final]\"]\n[Result \"*\"]\n\n");
                for (int ply = 0; ply < game.plies().size(); ply++) {
                    text.append(ply % 2 == 0 ? ply / 2 + 1 + ". " : "").append(move(game, ply));
                    text.append(REMARKS.get(random.nextInt(REMARKS.size())));
                }
                return text + "*";
            }
        },
        GGF {
            @Override
            String write(Game game, Random random) {
                return Records.ggf(game);
            }
        },
        SGF {
            @Override
            String write(Game game, Random random) {
                String record = Records.sgf(game);
                int last = record.lastIndexOf(';');
                return record.substring(0, last)
                        + "("
                        + record.substring(last, record.length() - 1)
                        + " C[good \\] one])(;B[a1];W[h8]))";
            }
        };

        private static final List<String> REMARKS =
                List.of(" ", " ", " ", " ", "! ", " {bad :) } ", " (1. d3 {no} (1. c4) c5) ");

        abstract String write(Game game, Random random);

        private static String move(Game game, int ply) {
            return Squares.name(game.plies().get(ply).square());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSlipNeverShortensAGameWithoutAWord(Form form) {
        List<String> silent = new ArrayList<>();
        for (int seed = 1; seed <= SLIPS; seed++) {
            Random random = new Random(seed);
            Game game = game(random);
            String text = form.write(game, random);
            assertThat(GameText.paste(text).game().plies()).as(text).hasSameSizeAs(game.plies());
            String damaged = damaged(text, random);
            if (isSilentlyShorter(damaged, game)) {
                silent.add(seed + ": " + damaged);
            }
        }
        assertThat(silent).isEmpty();
    }

    private static boolean isSilentlyShorter(String text, Game meant) {
        try {
            GameText.Pasted read = GameText.paste(text);
            return read.game().plies().size() < meant.plies().size() && !read.followed();
        } catch (NotationException told) {
            assertThat(told.offset()).isBetween(0, text.length());
            return false;
        }
    }

    /** Random moves from the start, four to forty of them. */
    private static Game game(Random random) {
        Game game = Game.from(Position.START);
        for (int left = 4 + random.nextInt(37); left > 0 && !game.isOver(); left--) {
            List<Integer> moves = Squares.list(game.turn().legalMoves());
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private static String damaged(String text, Random random) {
        int at = random.nextInt(text.length());
        String sign = String.valueOf(SIGNS.charAt(random.nextInt(SIGNS.length())));
        String before = text.substring(0, at);
        String rest = text.substring(at + 1);
        return switch (random.nextInt(4)) {
            case 0 -> before + rest;
            case 1 -> before + sign + rest;
            case 2 -> before + sign + text.substring(at);
            default ->
                    rest.isEmpty()
                            ? before
                            : before + rest.charAt(0) + text.charAt(at) + rest.substring(1);
        };
    }
}
