package flipscope.story;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;

/**
 * Aligns two lists in order so that the total worth of the pairs is greatest: a weighted longest
 * common subsequence.
 */
final class SequenceAlignment {
    /** A pair of indices. */
    record Pair(int left, int right) {}

    private SequenceAlignment() {}

    /** The best pairs in order; among equally good alignments, the one with the earliest pairs. */
    static <T> List<Pair> of(List<T> left, List<T> right, ToIntBiFunction<T, T> worth) {
        int[][] worths = worths(left, right, worth);
        int[][] best = best(worths, left.size(), right.size());
        List<Pair> pairs = new ArrayList<>();
        int l = 0;
        int r = 0;
        while (l < left.size() && r < right.size()) {
            int together = worths[l][r];
            if (together > 0 && best[l][r] == together + best[l + 1][r + 1]) {
                pairs.add(new Pair(l++, r++));
            } else if (best[l][r] == best[l + 1][r]) {
                l++;
            } else {
                r++;
            }
        }
        return pairs;
    }

    private static <T> int[][] worths(List<T> left, List<T> right, ToIntBiFunction<T, T> worth) {
        int[][] worths = new int[left.size()][right.size()];
        for (int l = 0; l < left.size(); l++) {
            for (int r = 0; r < right.size(); r++) {
                worths[l][r] = worth.applyAsInt(left.get(l), right.get(r));
            }
        }
        return worths;
    }

    /** At {@code [l][r]}: the best total worth of the rest of both lists from there on. */
    private static int[][] best(int[][] worths, int lefts, int rights) {
        int[][] best = new int[lefts + 1][rights + 1];
        for (int l = lefts - 1; l >= 0; l--) {
            for (int r = rights - 1; r >= 0; r--) {
                int alone = Math.max(best[l + 1][r], best[l][r + 1]);
                int together = worths[l][r] == 0 ? 0 : worths[l][r] + best[l + 1][r + 1];
                best[l][r] = Math.max(alone, together);
            }
        }
        return best;
    }
}
