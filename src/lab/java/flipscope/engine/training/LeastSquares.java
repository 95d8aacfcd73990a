package flipscope.engine.training;

import java.util.Arrays;

/**
 * Fits weights so that the sum of a few of them comes close to a target in each of many equations:
 * least squares, with a small penalty for the square of each weight, which keeps weights that were
 * seen only a few times near 0.
 *
 * <p>Method: conjugate gradients on the normal equations, each weight scaled by how often it
 * occurs. Source: M. R. Hestenes and E. Stiefel, “Methods of conjugate gradients for solving linear
 * systems”, 1952; Å. Björck, “Numerical methods for least squares problems”, 1996, 7.4.
 */
final class LeastSquares {
    /** The part of the first slope below which what is left is rounding. */
    private static final double SOLVED = 1e-24;

    private final int addends;
    private final int[] places;
    private final double penalty;
    private final double[] scale;

    private final double[] weights;
    private final double[] residual;
    private final double[] direction;
    private double slope;
    private final double enough;

    /**
     * @param places the weights of the first equation, then of the second, and so on
     * @param targets what their sums should be
     * @param penalty for the square of a weight, where an error of 1 costs 1
     */
    LeastSquares(int[] places, float[] targets, int weights, double penalty) {
        this.places = places;
        this.penalty = penalty;
        addends = places.length / Math.max(1, targets.length);
        this.weights = new double[weights];
        scale = new double[weights];
        residual = new double[weights];
        for (int equation = 0; equation < targets.length; equation++) {
            for (int i = equation * addends; i < (equation + 1) * addends; i++) {
                scale[places[i]]++;
                residual[places[i]] += targets[equation];
            }
        }
        Arrays.setAll(scale, i -> scale[i] + penalty);
        direction = scaledResidual();
        slope = product(residual, direction);
        enough = SOLVED * slope;
    }

    /** The weights after a number of steps, or after fewer if nothing is left to gain. */
    double[] after(int steps) {
        for (int step = 0; step < steps && slope > enough; step++) {
            step();
        }
        return weights.clone();
    }

    private void step() {
        double[] image = normal(direction);
        double length = slope / product(direction, image);
        add(weights, length, direction);
        add(residual, -length, image);
        double[] scaled = scaledResidual();
        double next = product(residual, scaled);
        add(scaled, next / slope, direction);
        System.arraycopy(scaled, 0, direction, 0, scaled.length);
        slope = next;
    }

    /** The matrix of the normal equations times a vector. */
    private double[] normal(double[] vector) {
        double[] image = new double[vector.length];
        Arrays.setAll(image, i -> penalty * vector[i]);
        for (int first = 0; first < places.length; first += addends) {
            double sum = 0;
            for (int i = first; i < first + addends; i++) {
                sum += vector[places[i]];
            }
            for (int i = first; i < first + addends; i++) {
                image[places[i]] += sum;
            }
        }
        return image;
    }

    private double[] scaledResidual() {
        double[] scaled = new double[residual.length];
        Arrays.setAll(scaled, i -> scale[i] == 0 ? 0 : residual[i] / scale[i]);
        return scaled;
    }

    private static double product(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    private static void add(double[] to, double times, double[] vector) {
        for (int i = 0; i < to.length; i++) {
            to[i] += times * vector[i];
        }
    }
}
