package flipscope.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What lies one way from a square, and whether a move there would turn discs this way.
 *
 * @param way the way
 * @param outcome what comes of it
 * @param run the squares of the other side's discs, without a gap, the nearest first
 * @param end the square past the run; empty where the board ends there
 */
public record Ray(Way way, Outcome outcome, List<Integer> run, OptionalInt end) {
    /** What can come of looking one way. */
    public enum Outcome {
        /** The next square holds no disc of the other side, or there is none. */
        NO_NEIGHBOUR,
        /** The run goes on to the edge of the board. */
        EDGE,
        /** An empty square ends the run. */
        EMPTY,
        /** A disc of the side to move ends the run, which is turned. */
        FLIPS
    }

    /** Walks from a square until something else than the other side's discs comes. */
    static Ray of(Position position, int square, Way way) {
        List<Integer> run = new ArrayList<>();
        OptionalInt at = way.from(square);
        while (at.isPresent() && has(position.opponent(), at.getAsInt())) {
            run.add(at.getAsInt());
            at = way.from(at.getAsInt());
        }
        return new Ray(way, outcome(position, run, at), List.copyOf(run), at);
    }

    private static Outcome outcome(Position position, List<Integer> run, OptionalInt end) {
        if (run.isEmpty()) return Outcome.NO_NEIGHBOUR;
        if (end.isEmpty()) return Outcome.EDGE;
        return has(position.own(), end.getAsInt()) ? Outcome.FLIPS : Outcome.EMPTY;
    }

    private static boolean has(long discs, int square) {
        return (discs & Squares.bit(square)) != 0;
    }
}
