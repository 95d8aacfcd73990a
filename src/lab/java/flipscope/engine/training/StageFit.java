package flipscope.engine.training;

import flipscope.engine.Evaluation;
import flipscope.engine.pattern.PatternWeights;
import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;

/** Fits the weights of one stage to the samples of that stage, and of a little before and after. */
final class StageFit {
    /**
     * Positions with up to this many discs fewer or more count too, so that neighbouring stages
     * agree.
     */
    private static final int BEYOND = 2;

    /** The value with the smallest error on games that were not trained on. */
    private static final double PENALTY = 50;

    private static final int STEPS = 25;

    private StageFit() {}

    /** The weights of all places, in hundredths of a disc. */
    static short[] weights(ScoredPositions samples, int stage) {
        IntSummaryStatistics discs = discs(stage);
        int[] chosen = samples.between(discs.getMin() - BEYOND, discs.getMax() + BEYOND);
        double[] fitted =
                new Equations(samples, chosen, Evaluation.PER_DISC).solved(PENALTY, STEPS);
        short[] rounded = new short[fitted.length];
        for (int place = 0; place < fitted.length; place++) {
            rounded[place] = (short) Math.round(fitted[place]);
        }
        return rounded;
    }

    /** How many discs the positions of a stage have. */
    static IntSummaryStatistics discs(int stage) {
        return IntStream.rangeClosed(4, 64)
                .filter(discs -> PatternWeights.stage(discs) == stage)
                .summaryStatistics();
    }
}
