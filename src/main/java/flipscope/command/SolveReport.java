package flipscope.command;

import flipscope.engine.SearchResult;
import flipscope.rules.Squares;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.OptionalInt;

/** Prints solved positions as the lines of a table, and what they come to. */
final class SolveReport {
    private final PrintWriter out;
    private int solved;
    private int agreed;
    private int disagreed;
    private long nodes;
    private double seconds;

    SolveReport(PrintWriter out) {
        this.out = out;
    }

    /** Whether a position had another score than the file says. */
    boolean anyDisagrees() {
        return disagreed > 0;
    }

    /** Prints a position that took so many seconds. */
    void print(int number, SolvedPosition position, SearchResult found, double took) {
        if (solved == 0) {
            out.printf("  # score move %-60s empties         nodes seconds  nodes/s%n", "line");
        }
        solved++;
        nodes += found.nodes();
        seconds += took;
        out.printf(
                Locale.ROOT,
                "%3d %+5.0f %4s %-60s %7d %13d %7.2f %8s %s%n",
                number,
                found.score(),
                found.square() == SearchResult.NO_MOVE ? "--" : Squares.name(found.square()),
                Squares.names(found.line(), ""),
                Long.bitCount(position.at().empty()),
                found.nodes(),
                took,
                rate(found.nodes(), took),
                verdict(position, found));
        out.flush();
    }

    private String verdict(SolvedPosition position, SearchResult found) {
        OptionalInt best = position.best();
        if (best.isEmpty()) {
            return "";
        }
        if (position.agrees(found)) {
            agreed++;
            return "agrees";
        }
        disagreed++;
        String moves = Squares.names(position.bestMoves(), " or ");
        return String.format(Locale.ROOT, "disagrees: %s %+d", moves, best.getAsInt())
                .replace("  ", " ");
    }

    /** Prints the totals. */
    void total() {
        out.printf(
                Locale.ROOT,
                "%d solved, %d nodes, %.2f s, %s nodes/s; %d agree, %d disagree%n",
                solved,
                nodes,
                seconds,
                rate(nodes, seconds),
                agreed,
                disagreed);
        out.flush();
    }

    /** {@code 16.1 M}. */
    private static String rate(long nodes, double seconds) {
        return String.format(Locale.ROOT, "%.1f M", nodes / Math.max(seconds, 1e-9) / 1e6);
    }
}
