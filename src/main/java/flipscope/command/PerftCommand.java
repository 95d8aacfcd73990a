package flipscope.command;

import flipscope.engine.Perft;
import flipscope.rules.Position;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts the leaves of the game tree and measures the speed. */
@Command(
        name = "perft",
        mixinStandardHelpOptions = true,
        description = {
            "Counts the leaves of the game tree at DEPTH plies. A pass is a ply; a game that ends"
                    + " earlier counts once.",
            "First counts to a smaller depth for about a second, so that the time is that of"
                    + " compiled code."
        })
public final class PerftCommand implements Runnable {

    /** Deeper counts take days; beyond about 24 plies they would overflow a long. */
    private static final int MAX_DEPTH = 20;

    /** Deep enough to exercise all code: about three million leaves from the start position. */
    private static final int WARM_UP_DEPTH = 9;

    /** Long enough for the compiler to optimise the code. */
    private static final long WARM_UP_NANOSECONDS = 1_000_000_000;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "DEPTH",
            description = "How many plies to play, 1 to " + MAX_DEPTH + ".")
    private int depth;

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            converter = PositionConverter.class,
            description =
                    "The start position: 64 characters from a1 to h8 and the side to move, or"
                            + " random:SEED.")
    private Position from = Position.START;

    @Override
    public void run() {
        if (depth < 1 || depth > MAX_DEPTH) {
            throw new ParameterException(
                    spec.commandLine(), "DEPTH is 1 to " + MAX_DEPTH + ", not " + depth);
        }
        warmUp();
        long before = System.nanoTime();
        long leaves = Perft.leaves(from.own(), from.opponent(), depth);
        report(leaves, (System.nanoTime() - before) / 1e9);
    }

    private void warmUp() {
        long began = System.nanoTime();
        do {
            Perft.leaves(from.own(), from.opponent(), Math.min(depth, WARM_UP_DEPTH));
        } while (System.nanoTime() - began < WARM_UP_NANOSECONDS);
    }

    private void report(long leaves, double seconds) {
        PrintWriter out = spec.commandLine().getOut();
        double rate = leaves / seconds / 1e6;
        out.printf(Locale.ROOT, "%d leaves, %.2f s, %.1f M leaves/s%n", leaves, seconds, rate);
        out.flush();
    }
}
