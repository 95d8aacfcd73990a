package flipscope.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One position in a side-by-side walk through two traces.
 *
 * @param left the current milestone of the left trace; empty before its first
 * @param right the current milestone of the right trace; empty before its first
 * @param moves which side advances here; the other stays where it is
 */
public record AlignedPair(Optional<Milestone> left, Optional<Milestone> right, Moves moves) {
    /** Which side advances. */
    public enum Moves {
        LEFT,
        RIGHT,
        BOTH
    }

    /** Whether both sides advance and reach the same value. */
    public boolean agree() {
        return moves == Moves.BOTH && left.orElseThrow().agrees(right.orElseThrow());
    }

    /** The same pair with the sides exchanged. */
    public AlignedPair mirrored() {
        Moves other =
                switch (moves) {
                    case LEFT -> Moves.RIGHT;
                    case RIGHT -> Moves.LEFT;
                    case BOTH -> Moves.BOTH;
                };
        return new AlignedPair(/* left= */ right, /* right= */ left, other);
    }

    /** Merges both lists: a matched pair advances both sides, everything between advances one. */
    static List<AlignedPair> of(
            List<Milestone> left, List<Milestone> right, List<SequenceAlignment.Pair> pairs) {
        List<AlignedPair> merged = new ArrayList<>();
        int l = 0;
        int r = 0;
        for (SequenceAlignment.Pair pair : pairs) {
            alone(merged, left, l, pair.left(), right, r, pair.right());
            l = pair.left() + 1;
            r = pair.right() + 1;
            merged.add(new AlignedPair(at(left, pair.left()), at(right, pair.right()), Moves.BOTH));
        }
        alone(merged, left, l, left.size(), right, r, right.size());
        return merged;
    }

    /** Advances the left side alone, then the right side alone. */
    private static void alone(
            List<AlignedPair> merged,
            List<Milestone> left,
            int leftFrom,
            int leftTo,
            List<Milestone> right,
            int rightFrom,
            int rightTo) {
        for (int l = leftFrom; l < leftTo; l++) {
            merged.add(new AlignedPair(at(left, l), at(right, rightFrom - 1), Moves.LEFT));
        }
        for (int r = rightFrom; r < rightTo; r++) {
            merged.add(new AlignedPair(at(left, leftTo - 1), at(right, r), Moves.RIGHT));
        }
    }

    private static Optional<Milestone> at(List<Milestone> all, int index) {
        return index < 0 ? Optional.empty() : Optional.of(all.get(index));
    }
}
