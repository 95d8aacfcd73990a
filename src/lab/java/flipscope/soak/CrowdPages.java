package flipscope.soak;

import flipscope.judge.CompressedCode;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Random;

/** What a crowd asks for: the same number is the same address. */
final class CrowdPages {
    private static final List<String> STEPS =
            List.of("passable", "run", "run.2", "run.3", "legal", "return", "beyond", "empty");

    static final int A_CLASS = 24;

    private CrowdPages() {}

    /** A step of the class's example. */
    static String step(int number) {
        return "/trace/reversi/mobility/left?detail=operation&at=" + at(number, STEPS);
    }

    /** The engine's reply in some game, at level 6. */
    static String reply(int number) {
        return "/play/reply?level=6&side=black&moves=" + moves(number, 1 + 2 * (number % 12));
    }

    /** A page. */
    static String page(int number) {
        return at(
                number,
                List.of(
                        "/",
                        "/play?moves=" + moves(number, 6),
                        "/trace",
                        "/trace/reversi/mobility/carry?position=random:" + number,
                        "/lessons/the-carry-trick",
                        "/trace/reversi/mobility/left?at=run&position=random:" + number,
                        "/play/reply?level=3&side=black&moves=" + moves(number, 3)));
    }

    /** Whatever is most work. */
    static String work(int number) {
        return at(
                number,
                List.of(
                        "/trace/reversi/flips/two-fills?find=1&edit=FlipsTwoFills.flips.1:/*"
                                + number
                                + "*/long",
                        "/trace/reversi/mobility/left?find=1&edit=Mobility.left.31:" + (7 + number),
                        "/figure/trace/reversi/mobility/shifts.png?position=random:" + number,
                        "/api/trace/reversi/mobility/left?edit=Mobility.left.31:"
                                + (100 + number % 290),
                        "/play/reply?level=10&side=black&moves=" + moves(number, 31)));
    }

    /** Ordinary traffic. */
    static String anything(int number) {
        return number % 10 < 7
                ? page(number)
                : at(
                        number / 10,
                        List.of(
                                "/figure/trace/reversi/mobility/left.png?position=random:" + number,
                                "/api/trace/reversi/mobility/shifts?position=random:" + number,
                                "/play/analysis?moves=" + moves(number, 30),
                                "/trace/reversi/mobility/left?edit=Mobility.left.6:-1L&find=1",
                                "/compare?left=reversi/mobility/carry&right=reversi/mobility/shifts",
                                "/play/reply?level=6&side=black&moves=" + moves(number, 9)));
    }

    /** A question of a sheet, as one of a class is asked it. */
    static String sheet(int number) {
        return "/sheet/reversi-flips-halves?student=s"
                + number % A_CLASS
                + "&q="
                + (1 + number / A_CLASS % 3);
    }

    /** A search that takes long. */
    static String search(int number) {
        return "/api/best?level=10&position=random:" + number + ":30";
    }

    /** A page that is larger than what waits for its reader. */
    static String large() {
        String lines = "long a = 1L;\n" + "a = a << 1;\n".repeat(300);
        return "/bits?code=" + CompressedCode.write(lines);
    }

    private static String at(int number, List<String> paths) {
        return paths.get(Math.floorMod(number, paths.size()));
    }

    /** A random game of so many moves, with black to move or not as they say. */
    private static String moves(int seed, int plies) {
        Random random = new Random(seed);
        Game game = Game.from(Position.START);
        for (int ply = 0; ply < plies && !game.isOver(); ply++) {
            List<Integer> legal = Squares.list(game.turn().legalMoves());
            game = game.play(legal.get(random.nextInt(legal.size())));
        }
        return TranscriptText.write(game);
    }
}
