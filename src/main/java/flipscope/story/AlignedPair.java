package flipscope.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One step of two traces that are followed side by side.
 *
 * @param left where the left one stands; empty while it has not begun
 * @param right where the right one stands
 * @param moves who took a step; the other one waits where it is
 */
public record AlignedPair(Optional<Milestone> left, Optional<Milestone> right, Moves moves) {
    /** Who takes a step. */
    public enum Moves {
        LEFT,
        RIGHT,
        BOTH
    }

    /** Whether both took a step and came to the same value. */
    public boolean isMeeting() {
        return moves == Moves.BOTH && left.orElseThrow().agrees(right.orElseThrow());
    }

    /** The same with the sides exchanged. */
    public AlignedPair mirrored() {
        Moves other =
                switch (moves) {
                    case LEFT -> Moves.RIGHT;
                    case RIGHT -> Moves.LEFT;
                    case BOTH -> Moves.BOTH;
                };
        return new AlignedPair(/* left= */ right, /* right= */ left, other);
    }

    /** Both lists as one: what is paired is one beat, and what stands between is one each. */
    static List<AlignedPair> of(
            List<Milestone> left, List<Milestone> right, List<SequenceAlignment.Pair> pairs) {
        List<AlignedPair> beats = new ArrayList<>();
        int l = 0;
        int r = 0;
        for (SequenceAlignment.Pair pair : pairs) {
            alone(beats, left, l, pair.left(), right, r, pair.right());
            l = pair.left() + 1;
            r = pair.right() + 1;
            beats.add(new AlignedPair(at(left, pair.left()), at(right, pair.right()), Moves.BOTH));
        }
        alone(beats, left, l, left.size(), right, r, right.size());
        return beats;
    }

    /** First the left one goes on alone, then the right one. */
    private static void alone(
            List<AlignedPair> beats,
            List<Milestone> left,
            int leftFrom,
            int leftTo,
            List<Milestone> right,
            int rightFrom,
            int rightTo) {
        for (int l = leftFrom; l < leftTo; l++) {
            beats.add(new AlignedPair(at(left, l), at(right, rightFrom - 1), Moves.LEFT));
        }
        for (int r = rightFrom; r < rightTo; r++) {
            beats.add(new AlignedPair(at(left, leftTo - 1), at(right, r), Moves.RIGHT));
        }
    }

    private static Optional<Milestone> at(List<Milestone> all, int index) {
        return index < 0 ? Optional.empty() : Optional.of(all.get(index));
    }
}
