package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.fail;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.FewTries;
import flipscope.testkit.Positions;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every text, position and game. */
class NotationPropertyTest {

    @Property(tries = 2000)
    @FewTries(500)
    void everyPositionIsReadAsItIsWritten(@ForAll("positions") Position position) {
        String text = PositionText.write(position);
        assertThat(text).matches("[XO-]{64} [XO]");
        assertThat(PositionText.read(text)).isEqualTo(position);
        assertThat(GameText.read(text)).isEqualTo(Game.from(position));
    }

    @Property(tries = 2000)
    @FewTries(500)
    void everyPositionIsReadInHex(@ForAll("positions") Position position) {
        String side = position.toMove() == Side.BLACK ? "X" : "O";
        String text = "0x%x 0x%x %s".formatted(position.black(), position.white(), side);
        String bare = "%016x_%016X_%s".formatted(position.black(), position.white(), side);
        assertThat(PositionText.read(text)).isEqualTo(position);
        assertThat(PositionText.read(bare)).isEqualTo(position);
    }

    @Property(tries = 2000)
    @FewTries(500)
    void everyPositionIsReadFromADiagram(@ForAll("positions") Position position) {
        String text = PositionText.write(position);
        StringBuilder diagram = new StringBuilder("  a b c d e f g h\n");
        for (int row = 0; row < 8; row++) {
            String squares = text.substring(8 * row, 8 * row + 8).replaceAll("[XO-]", "$0 ");
            diagram.append(row + 1).append(' ').append(squares).append('\n');
        }
        diagram.append(text.charAt(65));
        assertThat(PositionText.read(diagram.toString())).isEqualTo(position);
        assertThat(PositionText.read(diagram.toString().replace("\n", ""))).isEqualTo(position);
    }

    /** The forms of other pages say the same game, whatever stands between the moves. */
    @Property(tries = 500)
    @FewTries(125)
    void everyGameIsReadAsItIsCopiedFromAnotherPage(@ForAll("games") Game game) {
        Assume.that(game.start().equals(Position.START) && game.plies().size() > 1);
        List<String> squares = game.moves().stream().map(Squares::name).toList();
        String quest = String.join("\",\"t\":9},{\"m\":\"", squares);
        assertThat(GameText.read(String.join(", ", squares))).isEqualTo(game);
        assertThat(GameText.read(String.join("-", squares))).isEqualTo(game);
        assertThat(GameText.read("[\"" + String.join("\",\"", squares) + "\"]")).isEqualTo(game);
        assertThat(GameText.read("Alice - Bob\n" + String.join(" ", squares) + "\n40-24"))
                .isEqualTo(game);
        assertThat(GameText.read("{\"moves\":[{\"m\":\"" + quest + "\"}]}")).isEqualTo(game);
        assertThat(GameText.read(wide(String.join("", squares)))).isEqualTo(game);
    }

    private static String wide(String narrow) {
        StringBuilder wide = new StringBuilder();
        narrow.chars().forEach(sign -> wide.append((char) (sign - '!' + '\uFF01')));
        return wide.toString();
    }

    @Property(tries = 1000)
    @FewTries(250)
    void everyGameIsReadFromItsRecords(@ForAll("games") Game game) {
        assertThat(GameText.read(Records.ggf(game))).isEqualTo(game);
        assertThat(GameText.read(Records.sgf(game))).isEqualTo(game);
        assertThat(GameText.read(Records.pgn(game))).isEqualTo(game);
    }

    @Property(tries = 1000)
    @FewTries(250)
    void everyPositionIsReadAsOtherProgramsHaveIt(@ForAll("positions") Position position) {
        Game game = Game.from(position);
        assertThat(GameText.read(Records.obf(position))).isEqualTo(game);
        assertThat(GameText.read(Records.hex(position))).isEqualTo(game);
        assertThat(GameText.read(Records.fen(position))).isEqualTo(game);
    }

    @Property(tries = 500)
    @FewTries(125)
    void everyGameFromTheStartPassesThroughADatabase(@ForAll("games") Game game) {
        Assume.that(game.start().equals(Position.START));
        GameFile file = GameFile.read(WthorFile.write(game));
        assertThat(file.game(1)).isEqualTo(game);
    }

    /** Games with passes, wiped-out sides and double passes, which random play seldom meets. */
    @Property(tries = 300)
    void rareGamesPassThroughEveryFormat(@ForAll("rare") Game game) {
        assertThat(GameText.read(TranscriptText.write(game))).isEqualTo(game);
        assertThat(GameText.read(Records.ggf(game))).isEqualTo(game);
        assertThat(GameText.read(Records.sgf(game))).isEqualTo(game);
        assertThat(GameText.read(Records.pgn(game))).isEqualTo(game);
        assertThat(GameFile.read(WthorFile.write(game)).game(1)).isEqualTo(game);
    }

    @Property(tries = 1000)
    @FewTries(250)
    void everyGameIsReadAsItIsWritten(@ForAll("games") Game game) {
        String text = TranscriptText.write(game);
        assertThat(text).matches("([a-h][1-8])*");
        assertThat(TranscriptText.read(text, game.start())).isEqualTo(game);
        assertThat(TranscriptText.read(text.toUpperCase(Locale.ROOT), game.start()))
                .isEqualTo(game);
    }

    @Property(tries = 1000)
    @FewTries(250)
    void everyGameIsReadWithItsPassesAndNumbers(@ForAll("games") Game game) {
        StringBuilder text = new StringBuilder();
        game.plies()
                .forEach(
                        ply -> {
                            text.append(ply.number()).append(". ");
                            text.append(ply.afterPass() ? "pa " : "");
                            text.append(Squares.name(ply.square())).append('\n');
                        });
        assertThat(TranscriptText.read(text.toString(), game.start())).isEqualTo(game);
    }

    @Property(tries = 1000)
    @FewTries(250)
    void aMoveIsReadIfAndOnlyIfItIsLegal(
            @ForAll("positions") Position start, @ForAll("squares") int square) {
        Position turn = start.mustPass() ? start.passed() : start;
        boolean legal = (turn.legalMoves() & Squares.bit(square)) != 0;
        String move = Squares.name(square);
        if (legal) {
            assertThat(TranscriptText.read(move, start).moves()).containsExactly(square);
        } else {
            assertThatCode(() -> TranscriptText.read(move, start))
                    .isInstanceOf(NotationException.class);
        }
    }

    @Property(tries = 20_000)
    @FewTries(4_000)
    void hostileTextIsReadOrRefusedButNeverFails(@ForAll("hostile") String text) {
        for (Function<String, ?> reader : READERS) {
            try {
                assertThat(reader.apply(text)).isNotNull();
            } catch (NotationException refused) {
                assertThatItHelps(refused, text);
            } catch (RuntimeException failure) {
                fail("\"" + text + "\"", failure);
            }
        }
    }

    private static final List<Function<String, ?>> READERS =
            List.of(SquareText::read, PositionText::read, TranscriptText::read, GameText::read);

    private static void assertThatItHelps(NotationException refused, String text) {
        assertThat(refused.offset()).isBetween(0, text.length());
        assertThat(text.substring(refused.offset())).startsWith(refused.excerpt());
        assertThat(refused.excerpt()).hasSizeLessThanOrEqualTo(21);
        assertThat(refused.getMessage()).hasSizeBetween(20, 300).doesNotContain("\n", "\0");
    }

    @Provide
    Arbitrary<Position> positions() {
        return Arbitraries.oneOf(Positions.reachable(), Positions.crowded())
                .flatMap(position -> Arbitraries.of(position, position.passed()));
    }

    @Provide
    Arbitrary<Integer> squares() {
        return Arbitraries.integers().between(0, 63);
    }

    @Provide
    Arbitrary<Game> games() {
        return Arbitraries.longs().map(NotationPropertyTest::randomGame);
    }

    /** The beginning of a game known to be rare, and from there on random moves. */
    @Provide
    Arbitrary<Game> rare() {
        Arbitrary<String> known =
                Arbitraries.of(
                        "f5f6c4g5h5h4f7h6",
                        "d3c3b3b2f5a3a1c1",
                        "e6f4e3f6g5d6e7f5c5",
                        "d3e3f2c2f3c5b6c3e6g1b2f4d6a7g3d2e1b3b4e2d1");
        return Combinators.combine(known, Arbitraries.longs())
                .as((moves, seed) -> playedOn(TranscriptText.read(moves), new Random(seed)));
    }

    /** Random moves from the start position, or from one in mid-game, to the end. */
    private static Game randomGame(long seed) {
        Random random = new Random(seed);
        Game game = Game.from(seed % 2 == 0 ? Position.START : PositionText.read("random:" + seed));
        return playedOn(game, random);
    }

    private static Game playedOn(Game from, Random random) {
        Game game = from;
        while (!game.isOver() && random.nextInt(80) != 0) {
            List<Integer> moves = Squares.list(game.turn().legalMoves());
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    /** Noise, and pieces of real texts put together at random. */
    @Provide
    Arbitrary<String> hostile() {
        Arbitrary<String> noise = Arbitraries.strings().ofMaxLength(100);
        Arbitrary<String> near =
                Arbitraries.strings()
                        .withChars("XO-.*xobw018 \n\r\t%;+_0xabcdefgh:pa@L")
                        .ofMaxLength(90);
        Arbitrary<String> pieces =
                Arbitraries.of(
                        "-".repeat(63),
                        "-".repeat(64),
                        "XO".repeat(32),
                        "--------\n",
                        "1 - - - - - - - - 1\n",
                        "2 ........\n",
                        "a b c d e f g h\n",
                        " X",
                        "O",
                        " white to move",
                        "; A1:+4;",
                        "% x\n",
                        "%20",
                        "+",
                        "_",
                        "-4",
                        "0x",
                        "0x0000_0008_1000_0000L",
                        "0000001008000000",
                        "random:",
                        "7",
                        ":20",
                        "f5",
                        "d6C3",
                        "1.",
                        "pa",
                        "--",
                        "\0",
                        "\uD83D",
                        "😀");
        return Arbitraries.oneOf(
                noise, near, pieces.list().ofMaxSize(12).map(p -> String.join("", p)));
    }
}
