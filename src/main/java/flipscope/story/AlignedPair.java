package flipscope.story;

import flipscope.story.SequenceAlignment.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;

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

    /**
     * Merges both lists so that their pairs are worth most: a pair advances both sides, everything
     * between advances the left side alone, then the right side alone.
     */
    static List<AlignedPair> of(
            List<Milestone> left,
            List<Milestone> right,
            ToIntBiFunction<Milestone, Milestone> worth) {
        List<Pair> pairs = new ArrayList<>(SequenceAlignment.of(left, right, worth));
        pairs.add(new Pair(left.size(), right.size()));
        List<AlignedPair> merged = new ArrayList<>();
        int l = 0;
        int r = 0;
        for (Pair next : pairs) {
            for (; l < next.left(); l++) {
                merged.add(new AlignedPair(at(left, l), at(right, r - 1), Moves.LEFT));
            }
            for (; r < next.right(); r++) {
                merged.add(new AlignedPair(at(left, l - 1), at(right, r), Moves.RIGHT));
            }
            if (l < left.size()) {
                merged.add(new AlignedPair(at(left, l++), at(right, r++), Moves.BOTH));
            }
        }
        return merged;
    }

    private static Optional<Milestone> at(List<Milestone> all, int index) {
        return index < 0 ? Optional.empty() : Optional.of(all.get(index));
    }
}
