package flipscope.engine.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LeastSquaresTest {
    private static final int ADDENDS = 4;
    private static final int WEIGHTS = 60;
    private static final int EQUATIONS = 3000;

    private final Random random = new Random(1);
    private final int[] places = places();

    /** Each addend has its own range of weights, as each pattern has. */
    private int[] places() {
        int[] made = new int[EQUATIONS * ADDENDS];
        for (int i = 0; i < made.length; i++) {
            int range = WEIGHTS / ADDENDS;
            made[i] = range * (i % ADDENDS) + random.nextInt(range);
        }
        return made;
    }

    @Test
    void weightsThatWerePlantedAreFound() {
        double[] planted = random.doubles(WEIGHTS, -5, 5).toArray();
        double[] fitted = fit(targets(planted, 0), 0).after(100);
        assertThat(sums(fitted)).containsExactly(sums(planted), within(1e-3));
    }

    @Test
    void noiseIsAveragedOut() {
        double[] planted = random.doubles(WEIGHTS, -5, 5).toArray();
        double[] fitted = fit(targets(planted, 3), 0).after(100);
        double squares = 0;
        for (int i = 0; i < EQUATIONS; i++) {
            squares += Math.pow(sums(fitted)[i] - sums(planted)[i], 2);
        }
        // A target is off by 3, of which the fit of 57 free weights keeps a part.
        assertThat(Math.sqrt(squares / EQUATIONS)).isBetween(0.2, 0.6);
    }

    @Test
    void whatWasSeenButAFewTimesStaysNearNought() {
        int[] one = {0, 1, 0, 1, 0, 1, 0, 2};
        float[] targets = {10, 10, 10, 40};
        double[] fitted = new LeastSquares(one, targets, 4, 1).after(50);
        // By the normal equations: 5a + 3b + c = 70, 3a + 4b = 30, a + 2c = 40.
        assertThat(fitted[0]).isCloseTo(55 / 4.5, within(1e-6));
        assertThat(fitted[1]).isCloseTo((30 - 3 * fitted[0]) / 4, within(1e-6));
        assertThat(fitted[2]).isCloseTo((40 - fitted[0]) / 2, within(1e-6));
        assertThat(fitted[3]).isZero();
    }

    @Test
    void nothingSeenIsNothingLearned() {
        assertThat(new LeastSquares(new int[0], new float[0], 3, 1).after(5)).containsOnly(0);
    }

    private LeastSquares fit(float[] targets, double penalty) {
        return new LeastSquares(places, targets, WEIGHTS, penalty);
    }

    private float[] targets(double[] planted, double noise) {
        double[] sums = sums(planted);
        float[] targets = new float[EQUATIONS];
        for (int i = 0; i < EQUATIONS; i++) {
            targets[i] = (float) (sums[i] + noise * random.nextGaussian());
        }
        return targets;
    }

    private double[] sums(double[] weights) {
        double[] sums = new double[EQUATIONS];
        for (int i = 0; i < places.length; i++) {
            sums[i / ADDENDS] += weights[places[i]];
        }
        return sums;
    }
}
