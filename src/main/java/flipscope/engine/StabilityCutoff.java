package flipscope.engine;

import flipscope.core.PopCount;
import flipscope.core.StableDiscs;

/**
 * Bounds from discs that can never be flipped again: whoever owns them has them at the end. If the
 * other side's alone keep the score from exceeding {@code alpha}, or ours alone lift it above, the
 * position is settled without a search (“stability cut-off”).
 */
final class StabilityCutoff {
    private StabilityCutoff() {}

    /** No bound settles the position. */
    static final int NONE = 65;

    /**
     * Nearer to a draw the bounds are not looked for: so many discs are seldom stable before the
     * end.
     */
    private static final int DECIDED = 20;

    /** A bound that settles whether the final score is greater than {@code alpha}, or NONE. */
    static int bound(long own, long opponent, int alpha) {
        if (alpha >= DECIDED) {
            int most = 64 - 2 * PopCount.hardware(StableDiscs.anchored(opponent));
            return most <= alpha ? most : NONE;
        }
        if (alpha < -DECIDED) {
            int least = 2 * PopCount.hardware(StableDiscs.anchored(own)) - 64;
            return least > alpha ? least : NONE;
        }
        return NONE;
    }
}
