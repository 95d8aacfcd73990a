package flipscope.engine.scorefour;

import flipscope.core.ScoreFourDrop;
import flipscope.core.ScoreFourLegal;
import flipscope.core.ScoreFourWin;

/**
 * Counts the leaves of the game tree of score four at a depth, as {@link flipscope.engine.Perft}
 * does for Reversi: a finished game counts as one leaf at every greater depth, and the last ply is
 * not played.
 */
public final class CubePerft {
    private CubePerft() {}

    /**
     * The number of leaves.
     *
     * @param own the balls of the player to move
     * @param opponent the balls of the other player, who has moved last
     * @param depth how many plies to play; 0 counts the position itself
     */
    public static long leaves(long own, long opponent, int depth) {
        long columns = ScoreFourLegal.columns(own, opponent);
        if (depth == 0 || columns == 0 || ScoreFourWin.wins(opponent)) {
            return 1;
        }
        if (depth == 1) {
            return Long.bitCount(columns);
        }
        long leaves = 0;
        for (long rest = columns; rest != 0; rest &= rest - 1) {
            int column = Long.numberOfTrailingZeros(rest);
            long ball = ScoreFourDrop.drop(own, opponent, column);
            leaves += leaves(opponent, own | ball, depth - 1);
        }
        return leaves;
    }
}
