package flipscope.engine;

import flipscope.core.FlipsCore;
import flipscope.core.MobilityCore;
import flipscope.core.PopCount;

/**
 * Counts the leaves of the game tree at a depth. The counts are known, so they verify the move
 * generation; the time taken measures its speed.
 *
 * <p>A pass counts as a ply, and a finished game counts as one leaf at every greater depth. The
 * last ply is not played: its leaves are counted as legal moves.
 */
public final class Perft {
    private Perft() {}

    /**
     * The number of leaves.
     *
     * @param own discs of the side to move
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param depth how many plies to play; 0 counts the position itself
     */
    public static long leaves(long own, long opponent, int depth) {
        if (depth == 0) {
            return 1;
        }
        long moves = MobilityCore.mobility(own, opponent);
        if (depth == 1) {
            // A pass, or the end of the game, is a leaf too.
            return Math.max(1, PopCount.hardware(moves));
        }
        return moves == 0
                ? withoutMove(own, opponent, depth)
                : afterMoves(own, opponent, moves, depth);
    }

    /**
     * Passes if the side to move has no move; if neither side has one, the game is over and counts
     * as one leaf.
     */
    private static long withoutMove(long own, long opponent, int depth) {
        boolean over = MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own) == 0;
        return over ? 1 : leaves(/* own= */ opponent, /* opponent= */ own, depth - 1);
    }

    private static long afterMoves(long own, long opponent, long moves, int depth) {
        long leaves = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            long move = rest & -rest;
            long flips = FlipsCore.flips(own, opponent, move);
            leaves += leaves(opponent ^ flips, own ^ flips ^ move, depth - 1);
        }
        return leaves;
    }
}
