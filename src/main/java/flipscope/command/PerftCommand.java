package flipscope.command;

import flipscope.rules.Position;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the leaves of the game tree and measures the speed. */
@Command(
        name = "perft",
        description = {
            "Counts the leaves of the game tree at DEPTH plies. A pass is a ply; a game that ends"
                    + " earlier counts once.",
            "First counts to a smaller depth for about a second, so that the time is that of"
                    + " compiled code."
        })
public final class PerftCommand extends CalledCommand implements Runnable {

    /** Long enough for the compiler to optimise the code. */
    private static final long WARM_UP_NANOSECONDS = 1_000_000_000;

    @Parameters(
            paramLabel = "DEPTH",
            description = "How many plies to play, 1 to 20; 1 to 12 at score four.")
    private int depth;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} if not given.")
    private CountedGame game = CountedGame.REVERSI;

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            converter = PositionConverter.class,
            description =
                    "The start position of reversi: 64 characters from a1 to h8 and the side to move, or"
                            + " random:SEED.")
    private Position from;

    @Override
    public void run() {
        if (depth < 1 || depth > game.deepest()) {
            throw refusal("DEPTH is 1 to " + game.deepest() + ", not " + depth);
        }
        if (from != null && game != CountedGame.REVERSI) {
            throw refusal("--position is for reversi, not for " + game);
        }
        warmUp();
        long before = System.nanoTime();
        long leaves = leaves(depth);
        report(leaves, (System.nanoTime() - before) / 1e9);
    }

    private long leaves(int plies) {
        if (game == CountedGame.SCORE_FOUR) {
            return game.leaves(0, 0, plies);
        }
        Position start = from == null ? Position.START : from;
        return game.leaves(start.own(), start.opponent(), plies);
    }

    private void warmUp() {
        long began = System.nanoTime();
        do {
            leaves(Math.min(depth, game.warmUp()));
        } while (System.nanoTime() - began < WARM_UP_NANOSECONDS);
    }

    private void report(long leaves, double seconds) {
        double rate = leaves / seconds / 1e6;
        print(
                String.format(
                        Locale.ROOT, "%d leaves, %.2f s, %.1f M leaves/s", leaves, seconds, rate));
    }
}
