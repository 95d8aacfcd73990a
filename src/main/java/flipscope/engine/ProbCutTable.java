package flipscope.engine;

import flipscope.text.DataFile;
import java.util.regex.Pattern;

/**
 * How well shallow searches predict deep ones: fitted by least squares to searches of positions
 * from games, by number of discs and depth. The command that made the file prints it again.
 */
final class ProbCutTable {

    /** The number of discs that share a stage. */
    static final int PER_STAGE = 6;

    private static final int STAGES = 1 + 60 / PER_STAGE;

    private static final int DEPTHS = 61;

    /** Slopes are in 1024ths. */
    private static final int ONE = 1024;

    /** The first index is the stage, the second the depth. */
    private static final Fit[][] FITS = read();

    private ProbCutTable() {}

    /**
     * The prediction of a search: {@code slope * shallow + offset}, in hundredths of a disc.
     *
     * @param depth that of the shallow search
     * @param slope in 1024ths
     * @param deviation the standard deviation of the deep value from the prediction
     */
    record Fit(int depth, int slope, int offset, int deviation) {
        private Fit at(int other) {
            return new Fit(other, slope, offset, deviation);
        }

        /** The deep value that a shallow one predicts. */
        int deep(int shallow) {
            return shallow * slope / ONE + offset;
        }

        /** The shallow value that predicts a deep one. */
        int shallow(int deep) {
            return (deep - offset) * ONE / slope;
        }
    }

    /** The depth of the search that predicts a deeper one: about half, both even or both odd. */
    static int shallow(int depth) {
        return Math.max(1, 2 * (depth / 4) + depth % 2 - (depth % 4 == 1 ? 2 : 0));
    }

    /** The stage of a position by its discs. */
    static int stage(int discs) {
        return Math.max(0, discs - 4) / PER_STAGE;
    }

    /** How a search of a position with so many discs is predicted. */
    static Fit fit(int discs, int depth) {
        return FITS[stage(discs)][depth];
    }

    private static Fit[][] read() {
        Fit[][] fits = new Fit[STAGES][DEPTHS];
        DataFile.lines("/engine/probcut.txt").forEach(line -> readInto(fits, line));
        fillGaps(fits);
        return fits;
    }

    private static void readInto(Fit[][] fits, String line) {
        int[] numbers =
                Pattern.compile(" +")
                        .splitAsStream(line.substring(0, line.indexOf("#")).strip())
                        .mapToInt(Integer::parseInt)
                        .toArray();
        int depth = numbers[1];
        fits[stage(numbers[0])][depth] =
                new Fit(shallow(depth), numbers[3], numbers[4], numbers[5]);
    }

    /**
     * Where nothing was measured, the fit for two moves less is used, or that of the stage before.
     */
    private static void fillGaps(Fit[][] fits) {
        fits[0] = fits[1].clone();
        for (int stage = 0; stage < STAGES; stage++) {
            for (int depth = ProbCut.SHALLOWEST; depth < DEPTHS; depth++) {
                if (fits[stage][depth] == null) {
                    boolean none = depth < ProbCut.SHALLOWEST + 2;
                    Fit like = none ? fits[stage - 1][depth] : fits[stage][depth - 2];
                    fits[stage][depth] = like.at(shallow(depth));
                }
            }
        }
    }
}
