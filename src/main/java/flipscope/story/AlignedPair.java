package flipscope.story;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
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

    /** The milestone of the side that advances; of both, the left one's. */
    public Milestone shown() {
        return (moves == Moves.RIGHT ? right : left).orElseThrow();
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
        List<AlignedPair> merged = new ArrayList<>();
        Iterator<Milestone> lefts = left.iterator();
        Iterator<Milestone> rights = right.iterator();
        Optional<Milestone> l = Optional.empty();
        Optional<Milestone> r = Optional.empty();
        for (Moves moves : moves(left, right, worth)) {
            l = moves == Moves.RIGHT ? l : Optional.of(lefts.next());
            r = moves == Moves.LEFT ? r : Optional.of(rights.next());
            merged.add(new AlignedPair(l, r, moves));
        }
        return merged;
    }

    /**
     * A weighted longest common subsequence; among equally good ones, the one with the earliest
     * pairs.
     */
    static <T> List<Moves> moves(List<T> left, List<T> right, ToIntBiFunction<T, T> worth) {
        int[][] best = best(left, right, worth);
        List<Moves> all = new ArrayList<>();
        int l = 0;
        int r = 0;
        while (l < left.size() && r < right.size()) {
            int together = worth.applyAsInt(left.get(l), right.get(r));
            if (together > 0 && best[l][r] == together + best[l + 1][r + 1]) {
                all.add(Moves.BOTH);
                l++;
                r++;
            } else if (best[l][r] == best[l + 1][r]) {
                all.add(Moves.LEFT);
                l++;
            } else {
                all.add(Moves.RIGHT);
                r++;
            }
        }
        all.addAll(Collections.nCopies(left.size() - l, Moves.LEFT));
        all.addAll(Collections.nCopies(right.size() - r, Moves.RIGHT));
        return all;
    }

    /** At {@code [l][r]}: the best total worth of the rest of both lists from there on. */
    private static <T> int[][] best(List<T> left, List<T> right, ToIntBiFunction<T, T> worth) {
        int[][] best = new int[left.size() + 1][right.size() + 1];
        for (int l = left.size() - 1; l >= 0; l--) {
            for (int r = right.size() - 1; r >= 0; r--) {
                int together = worth.applyAsInt(left.get(l), right.get(r));
                best[l][r] = Math.max(best[l + 1][r], best[l][r + 1]);
                if (together > 0) {
                    best[l][r] = Math.max(best[l][r], together + best[l + 1][r + 1]);
                }
            }
        }
        return best;
    }
}
