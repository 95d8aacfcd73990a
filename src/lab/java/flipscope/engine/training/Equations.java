package flipscope.engine.training;

import flipscope.core.MobilityCore;
import flipscope.engine.pattern.PatternSum;

/**
 * An equation for each sample: the weights of what stands on the board should add up to the score.
 * Only weights that occur are numbered, in the order in which they do.
 */
final class Equations {
    private static final int[] TIES = PatternSum.shared();

    private final int[] numbers = new int[TIES.length];
    private final int[] addends;
    private final float[] targets;
    private int read;
    private int known;

    /**
     * One for each of the chosen samples.
     *
     * @param unit what a score of 1 is worth
     */
    Equations(ScoredPositions samples, int[] chosen, int unit) {
        addends = new int[chosen.length * PatternSum.ADDENDS];
        targets = new float[chosen.length];
        for (int i = 0; i < chosen.length; i++) {
            targets[i] = unit * samples.score(chosen[i]);
            read(samples.own(chosen[i]), samples.opponent(chosen[i]));
        }
    }

    private void read(long own, long opponent) {
        long mobility = MobilityCore.mobility(own, opponent);
        long replies = MobilityCore.mobility(opponent, own);
        PatternSum.of(own, opponent, mobility, replies, this::note);
    }

    private int note(int place) {
        int tied = TIES[place];
        if (numbers[tied] == 0) {
            numbers[tied] = ++known;
        }
        addends[read++] = numbers[tied] - 1;
        return 0;
    }

    /** The weights of all places, of least squares; 0 where a place did not occur. */
    double[] solved(double penalty, int steps) {
        double[] fitted = new LeastSquares(addends, targets, known, penalty).after(steps);
        double[] weights = new double[TIES.length];
        for (int place = 0; place < weights.length; place++) {
            int number = numbers[TIES[place]];
            weights[place] = number == 0 ? 0 : fitted[number - 1];
        }
        return weights;
    }
}
