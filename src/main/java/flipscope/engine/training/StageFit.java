package flipscope.engine.training;

import flipscope.core.MobilityCore;
import flipscope.engine.Evaluation;
import flipscope.engine.pattern.PatternSum;
import flipscope.engine.pattern.PatternWeights;
import flipscope.engine.pattern.Ties;

/** Fits the weights of one stage to the samples of that stage, and of a little before and after. */
final class StageFit {
    /** Samples with so many discs less or more count too, which makes the stages alike. */
    private static final int BEYOND = 2;

    /** Chosen by the error on games that were not trained on. */
    private static final double PENALTY = 50;

    private static final int STEPS = 25;

    private static final int[] TIES = Ties.places();

    private StageFit() {}

    /** The weights of all places, in hundredths of a disc. */
    static short[] weights(Samples samples, int stage) {
        int[] chosen =
                samples.between(
                        PatternWeights.fewestDiscs(stage) - BEYOND,
                        PatternWeights.fewestDiscs(stage + 1) - 1 + BEYOND);
        float[] targets = new float[chosen.length];
        for (int i = 0; i < chosen.length; i++) {
            targets[i] = Evaluation.PER_DISC * samples.score(chosen[i]);
        }
        double[] fitted =
                new LeastSquares(places(samples, chosen), targets, TIES.length, PENALTY)
                        .after(STEPS);
        return rounded(fitted);
    }

    /** The places of all weights in the sum of each sample, one sample after another. */
    private static int[] places(Samples samples, int[] chosen) {
        int[] places = new int[chosen.length * PatternSum.ADDENDS];
        int[] next = {0};
        PatternSum.Weights recording =
                place -> {
                    places[next[0]++] = TIES[place];
                    return 0;
                };
        for (int sample : chosen) {
            long own = samples.own(sample);
            long opponent = samples.opponent(sample);
            long mobility = MobilityCore.mobility(own, opponent);
            long replies = MobilityCore.mobility(opponent, own);
            PatternSum.of(own, opponent, mobility, replies, recording);
        }
        return places;
    }

    private static short[] rounded(double[] fitted) {
        short[] weights = new short[fitted.length];
        for (int place = 0; place < fitted.length; place++) {
            long nearest = Math.round(fitted[TIES[place]]);
            weights[place] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, nearest));
        }
        return weights;
    }
}
