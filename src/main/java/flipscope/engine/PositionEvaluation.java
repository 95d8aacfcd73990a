package flipscope.engine;

import flipscope.core.PopCount;
import java.util.stream.IntStream;

/**
 * Evaluates by what decides games: mobility, corners, stability, parity. A weighted sum of {@link
 * Features}, with weights that change as the board fills.
 *
 * <p>The weights were fitted by least squares to the results of 20,000 games of self-play from
 * random openings of 8 to 35 discs, the last 14 squares played perfectly: 560,000 positions with
 * the final score of each.
 */
public final class PositionEvaluation implements Evaluation {
    /** One disc less than the maximum score, so that a certain 64 beats every estimate. */
    private static final int LIMIT = 63 * PER_DISC;

    /** The disc counts of the rows below; weights in between are interpolated. */
    private static final int[] DISCS = {12, 24, 36, 48, 60};

    /**
     * In hundredths of a disc. Columns: mobility, potential mobility, corners, X squares, C
     * squares, edges, stable discs, parity, discs.
     */
    private static final int[][] WEIGHTS = {
        {99, 52, 916, -1647, -401, 173, 981, -244, -26},
        {97, 45, 838, -1072, -24, 107, 347, 19, -85},
        {133, 49, 572, -686, -18, 13, 185, 94, -46},
        {268, -59, 269, -375, -114, -42, 130, 286, -15},
        {382, -85, -7, -104, -130, -69, 76, 497, 58},
    };

    /** The weights for each disc count from 0 to 64. */
    private static final int[][] BY_DISCS =
            IntStream.rangeClosed(0, 64)
                    .map(discs -> Math.max(DISCS[0], Math.min(DISCS[DISCS.length - 1], discs)))
                    .mapToObj(PositionEvaluation::weightsAt)
                    .toArray(int[][]::new);

    @Override
    public int of(long own, long opponent, long mobility, long replies) {
        long occupied = own | opponent;
        int[] weights = BY_DISCS[PopCount.hardware(occupied)];
        int sum =
                weights[0] * Features.more(mobility, replies)
                        + weights[1] * Features.potentialMobility(own, opponent)
                        + weights[2] * Features.on(SquareClasses.CORNERS, own, opponent)
                        + weights[3] * Features.risked(SquareClasses.INSIDE_CORNERS, own, opponent)
                        + weights[4] * Features.risked(SquareClasses.BESIDE_CORNERS, own, opponent)
                        + weights[5] * Features.on(SquareClasses.MIDDLE_EDGES, own, opponent)
                        + weights[6] * Features.stability(own, opponent)
                        + weights[7] * Features.parity(occupied, mobility, replies)
                        + weights[8] * Features.more(own, opponent);
        return Math.max(-LIMIT, Math.min(LIMIT, sum));
    }

    private static int[] weightsAt(int discs) {
        int row = 0;
        while (row < DISCS.length - 2 && DISCS[row + 1] < discs) {
            row++;
        }
        int span = DISCS[row + 1] - DISCS[row];
        int[] weights = new int[WEIGHTS[row].length];
        for (int i = 0; i < weights.length; i++) {
            int rise = WEIGHTS[row + 1][i] - WEIGHTS[row][i];
            weights[i] = WEIGHTS[row][i] + Math.floorDiv(rise * (discs - DISCS[row]), span);
        }
        return weights;
    }
}
