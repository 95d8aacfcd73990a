package flipscope.command;

import flipscope.engine.ExactSolver;
import flipscope.engine.SearchResult;
import flipscope.notation.NotationException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves the positions of a file, and compares them with the scores in it. */
@Command(
        name = "solve",
        description = {
            "Solves the positions of an OBF file to the last disc, on one thread. Prints for each"
                    + " the score for the side to move, the best move, the expected moves, how many"
                    + " squares are empty, how many positions were visited in how many seconds, and"
                    + " whether score and move agree with the file.",
            "Each line is a position and, if they are known, the scores of its moves: 64 characters"
                    + " from a1 to h8, the side to move, and \"; a2:+38; c7:+36;\". A line that"
                    + " begins with %% or # is a comment.",
            "Exits with 1 if anything disagrees, or if a line cannot be read."
        })
public final class SolveCommand extends CalledCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "An OBF file, or - for the standard input.")
    private String file;

    @Option(names = "--from", defaultValue = "1", description = "The first position, from 1.")
    private int from;

    @Option(names = "--to", description = "The last position; the last of the file if not given.")
    private int to = Integer.MAX_VALUE;

    @Option(
            names = "--warm-up",
            description =
                    "Solve the first position once before, so that the times are those of compiled"
                            + " code.")
    private boolean warmUp;

    @Override
    public Integer call() {
        List<String> lines = text(file).lines().toList();
        List<Integer> places = places(lines);
        if (places.isEmpty()) {
            throw refusal("there is no position in " + file);
        }
        if (from < 1 || from > places.size()) {
            throw refusal("--from is 1 to " + places.size() + ", not " + from);
        }
        if (to < from) {
            throw refusal("--to is at least " + from + ", not " + to);
        }
        SolveReport report = new SolveReport(out());
        boolean readable = true;
        for (int number = from; number <= Math.min(to, places.size()); number++) {
            int place = places.get(number - 1);
            readable &= solve(number, place + 1, lines.get(place), report);
        }
        report.total();
        return readable && !report.anyDisagrees() ? 0 : 1;
    }

    /** Solves the position on a line; false if there is none. */
    private boolean solve(int number, int line, String text, SolveReport report) {
        SolvedPosition position;
        try {
            position = SolvedPosition.read(text);
        } catch (NotationException | IllegalArgumentException wrong) {
            out().println(file + ":" + line + ": " + wrong.getMessage());
            return false;
        }
        if (warmUp) {
            ExactSolver.solve(position.at());
            warmUp = false;
        }
        long before = System.nanoTime();
        SearchResult found = ExactSolver.solve(position.at());
        report.print(number, position, found, (System.nanoTime() - before) / 1e9);
        return true;
    }

    /** Which lines, from 0, are no comments. */
    private static List<Integer> places(List<String> lines) {
        return IntStream.range(0, lines.size())
                .filter(index -> !lines.get(index).matches("\\s*([%#].*)?"))
                .boxed()
                .toList();
    }
}
