/**
 * Small methods that between them show every form of a step: the golden files beside this one are
 * their traces.
 */
final class Samples {
    private Samples() {}

    /** Files b to g: no bit wraps here. */
    private static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;

    private static final long LOW_OF_2 = 0x5555_5555_5555_5555L;

    private static final int[][] STEPS = {{1}, {9, 8}};

    @Algorithm(
            id = "sample/int",
            title = "A carry on one row",
            family = "sample",
            summary = "int values",
            origin = "classic",
            example = "run=0x78&start=0x08")
    @View(RANK)
    static int rank(@View(RANK) int run, @View(RANK) int start) {
        // Add. The carry runs left.
        @View(RANK)
        int sum = run + start;
        sum &= ~run;
        return sum;
    }

    @Algorithm(
            id = "sample/lanes",
            title = "Neighbours added",
            family = "sample",
            summary = "A register cut into lanes",
            origin = "classic",
            example = "bits=0xFF81000000000003")
    @View(value = LANES, lanes = 2)
    static long lanes(long bits) {
        // Add each bit to its neighbour. No lane overflows.
        @View(value = LANES, lanes = 2)
        long pairs = (bits & LOW_OF_2) + (bits >>> 1 & LOW_OF_2);
        return pairs;
    }

    @Algorithm(
            id = "sample/table",
            title = "Tables, loops and calls",
            family = "sample",
            summary = "A ragged table",
            origin = "classic",
            example =
                    "position=-------X------XO--------------------------------X---------------+X&row=1")
    static long[] table(long own, long opponent, int row) {
        // Walk through one row of the table
        long seen = 0;
        for (int by : STEPS[row]) {
            seen |= masked(own << by);
            if (seen == 0 && row != 0) {
                break;
            }
        }

        // Take the last number too, unless all is empty
        int last = STEPS[row][STEPS[row].length - 1];
        boolean found = Long.bitCount(seen) > last || !(seen == 0L);
        long rest = found ? -seen : (long) last;
        return new long[] {seen, rest - opponent};
    }

    private static long masked(long bits) {
        // Keep the inner files
        return bits & INNER_FILES;
    }
}
