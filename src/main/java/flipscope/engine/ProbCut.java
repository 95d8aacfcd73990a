package flipscope.engine;

import flipscope.core.PopCount;

/**
 * Cuts a position off if a shallow search makes it probable enough that a deep one would
 * (“Multi-ProbCut”). The deep value is nearly a linear function of the shallow one, and its
 * deviation is known by stage of the game: {@link ProbCutTable}.
 *
 * <p>Such a cut is probable, not proved: exact scores are found without it.
 *
 * <p>Source: M. Buro, “Experiments with Multi-ProbCut and a new high-quality evaluation function
 * for Othello”, 1997.
 */
final class ProbCut {
    private ProbCut() {}

    /** No cut is probable. */
    static final int NONE = 2 * PrincipalVariation.INFINITE;

    /** Shallower searches are cheaper than the test. */
    static final int SHALLOWEST = 3;

    /** How many deviations the shallow value must be beyond the bound, in tenths. */
    private static final int CONFIDENCE = 13;

    /** A probable bound that settles whether the value is greater than {@code alpha}, or NONE. */
    static int bound(
            MidgameScout scout, long own, long opponent, long mobility, int depth, int alpha) {
        ProbCutTable.Fit fit = ProbCutTable.fit(PopCount.hardware(own | opponent), depth);
        int margin = fit.deviation() * CONFIDENCE / 10;
        int estimate = fit.deep(scout.leaf(own, opponent, mobility));
        // Which side is it worth to look at? Where the estimate lies already.
        if (estimate > alpha) {
            int needed = fit.shallow(alpha + 1 + margin);
            return isValue(needed)
                            && scout.value(own, opponent, mobility, fit.depth(), needed - 1)
                                    >= needed
                    ? alpha + 1
                    : NONE;
        }
        int needed = fit.shallow(alpha - margin);
        return isValue(needed)
                        && scout.value(own, opponent, mobility, fit.depth(), needed) <= needed
                ? alpha
                : NONE;
    }

    /** Estimates stay below the score of a game that is won by all discs. */
    private static boolean isValue(int bound) {
        return Math.abs(bound) < 64 * Evaluation.PER_DISC;
    }
}
