package flipscope.web.play.own;

import flipscope.judge.Generator.Stop;
import flipscope.rules.Squares;
import flipscope.trace.Last;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.trace.origin.BitOrigin;
import flipscope.trace.origin.Cause;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The way of a bit that the rules do not have: from square to square, as the steps of the code
 * moved it, drawn over a board of 800 units.
 *
 * @param squares the squares that it came over, the first where it began
 */
public record StrayWay(List<Integer> squares) {
    private static final int SIDE = 100;

    /** What is further apart than half of a row lies behind an edge. */
    private static final int FAR = 4;

    /**
     * The way of the first square that the code gave and the rules do not; empty if there is none,
     * or if its bit never moved.
     */
    static Optional<StrayWay> of(Stop stop) {
        long wanted = ((Word) stop.wrong().wanted()).bits();
        long stray =
                stop.wrong().given().value().map(each -> ((Word) each).bits() & ~wanted).orElse(0L);
        return stop.solution()
                .trace(stop.wrong().at())
                .filter(trace -> stray != 0 && Last.of(trace.steps()).result() instanceof Word)
                .map(trace -> new StrayWay(squares(trace, Long.highestOneBit(stray))))
                .filter(way -> way.squares.size() > 1);
    }

    /** Back from the result as far as each step has one bit that it comes from. */
    private static List<Integer> squares(Trace trace, long bit) {
        Step result = Last.of(trace.steps());
        List<Integer> squares = new ArrayList<>(List.of(Squares.list(bit).get(0)));
        for (Cause cause : BitOrigin.of(trace, result, bit)) {
            if (!cause.isSet() || Long.bitCount(cause.earlier()) != 1 || !cause.wasSet()) {
                break;
            }
            int square = Squares.list(cause.earlier()).get(0);
            if (square != Last.of(squares)) {
                squares.add(square);
            }
        }
        Collections.reverse(squares);
        return List.copyOf(squares);
    }

    /** Where it began. */
    public String from() {
        return Squares.name(squares.get(0));
    }

    /** Where it came out. */
    public String to() {
        return Squares.name(Last.of(squares));
    }

    /** The squares between, in order. */
    public List<String> over() {
        return squares.subList(1, squares.size() - 1).stream().map(Squares::name).toList();
    }

    private static int x(int square) {
        return SIDE * Squares.file(square) + SIDE / 2;
    }

    private static int y(int square) {
        return SIDE * Squares.row(square) + SIDE / 2;
    }

    /** Over the edge at one side, and in again at the other. */
    public String path() {
        StringBuilder path = new StringBuilder("M" + x(squares.get(0)) + " " + y(squares.get(0)));
        for (int index = 1; index < squares.size(); index++) {
            int from = squares.get(index - 1);
            int to = squares.get(index);
            if (isOverEdge(from, to)) {
                boolean right = x(from) > x(to);
                path.append("H").append(right ? 8 * SIDE : 0);
                path.append("M").append(right ? 0 : 8 * SIDE).append(" ").append(y(to));
            }
            path.append("L").append(x(to)).append(" ").append(y(to));
        }
        return path.toString();
    }

    private static boolean isOverEdge(int from, int to) {
        return Math.abs(Squares.file(from) - Squares.file(to)) > FAR;
    }

    /** Its end. */
    public int endX() {
        return x(Last.of(squares));
    }

    public int endY() {
        return y(Last.of(squares));
    }
}
