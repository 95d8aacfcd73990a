package flipscope.puzzle;

import flipscope.rules.Squares;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Finds puzzles in the engine's own games. */
@Command(
        name = "puzzles",
        mixinStandardHelpOptions = true,
        description = {
            "Plays games of the engine against itself, and prints positions in which exactly one"
                    + " move wins, proved by an exact solve: the moves that led there, and the move"
                    + " that wins. No two are the same position, even if rotated or mirrored.",
            "The built-in puzzles/easy.txt, medium.txt and hard.txt were made by this command, 366"
                    + " of each strength; the same seed finds the same puzzles."
        })
public final class PuzzlesCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Option(
            names = "--strength",
            defaultValue = "1",
            description =
                    "1: 6 empty squares; 2: 9, and 3: 12, where the move is not the one that turns"
                            + " most discs.")
    private int strength;

    @Option(names = "--count", defaultValue = "366", description = "How many to print.")
    private int count;

    @Option(names = "--seed", defaultValue = "1", description = "The seed of the first game.")
    private int seed;

    /** Ends with the exit code: 0 done, 1 failed, 2 not understood. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new PuzzlesCommand()).execute(arguments));
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        PuzzleMaker maker = new PuzzleMaker(Strength.of(strength), seed);
        for (int found = 0; found < count; found++) {
            Puzzle puzzle = maker.next();
            out.println(puzzle.moves() + " " + Squares.name(puzzle.win()));
            out.flush();
        }
    }
}
