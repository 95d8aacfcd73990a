package flipscope.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * One direction from a square, and whether a move there would flip discs that way.
 *
 * @param run the unbroken run of the other side's discs, nearest first
 * @param end the square after the run; empty if the board ends there
 */
public record Ray(Direction direction, Outcome outcome, List<Integer> run, OptionalInt end) {
    public enum Outcome {
        /** The next square has no disc of the other side, or is off the board. */
        NO_NEIGHBOUR,
        /** The run continues to the edge of the board. */
        EDGE,
        /** An empty square ends the run. */
        EMPTY,
        /** A disc of the side to move ends the run, which is flipped. */
        FLIPS
    }

    /** Walks from a square along the other side's discs. */
    static Ray of(Position position, int square, Direction direction) {
        List<Integer> run = new ArrayList<>();
        OptionalInt at = direction.from(square);
        while (at.isPresent() && NaiveRules.has(position.opponent(), at.getAsInt())) {
            run.add(at.getAsInt());
            at = direction.from(at.getAsInt());
        }
        return new Ray(direction, outcome(position, run, at), List.copyOf(run), at);
    }

    private static Outcome outcome(Position position, List<Integer> run, OptionalInt end) {
        if (run.isEmpty()) {
            return Outcome.NO_NEIGHBOUR;
        }
        if (end.isEmpty()) {
            return Outcome.EDGE;
        }
        return NaiveRules.has(position.own(), end.getAsInt()) ? Outcome.FLIPS : Outcome.EMPTY;
    }
}
