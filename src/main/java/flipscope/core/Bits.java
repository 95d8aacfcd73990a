package flipscope.core;

/** The smallest tricks: put a disc on a square, find the last one, run through a row. */
public final class Bits {
    private Bits() {}

    /** Only a1: the highest of the 64 bits. */
    private static final long TOP_LEFT = 0x8000_0000_0000_0000L;

    /**
     * The set that holds one square.
     *
     * <p>Technique: the top bit, shifted right as many squares as there are before it in reading
     * order. Cost: 3 operations. Source: S1. Oracle: {@code Squares.at}.
     *
     * @param x the file, 0 for a to 7 for h; not checked
     * @param y the row, 0 for row 1 to 7 for row 8; not checked
     * @return a set of one square
     */
    @Algorithm(
            id = "bits/place",
            title = "Put a disc on a square",
            family = "bits",
            path = 101,
            summary = "The top bit, shifted right by 8y + x",
            origin = "S1",
            example = "x=5&y=3")
    public static long place(@Range(min = 0, max = 7) int x, @Range(min = 0, max = 7) int y) {
        // How many squares come before it? Eight for each row above, then those to its left.
        int above = 8 * y;
        int before = above + x;

        // Shift the top left square that far. Row by row, a shift to the right is reading order.
        return TOP_LEFT >>> before;
    }

    /**
     * The last square of a set in reading order, h8 the very last.
     *
     * <p>Technique: {@code -bits} differs from {@code bits} in every bit above the lowest set one,
     * and agrees in that one. Cost: 2 operations. Source: S2. Oracle: {@code Squares.list}.
     *
     * @param bits any set
     * @return a set of one square; empty for the empty set
     */
    @Algorithm(
            id = "bits/lowest",
            title = "The last square of a set",
            family = "bits",
            path = 102,
            summary = "x & -x leaves the lowest bit",
            origin = "S2",
            example = "bits=0x0000102004080000")
    public static long lowest(long bits) {
        // Take the negative. All bits turn over and one is
        // added: the carry stops at the lowest bit that was set.
        long negative = -bits;

        // Keep what both have. Above that bit they differ everywhere, below it both are clear.
        return bits & negative;
    }

    /**
     * The square just past a run of discs, on one row.
     *
     * <p>Technique: adding one disc at the right end of the run carries through all of it, as 999 +
     * 1 does. A run that reaches file a carries out of the row, to bit 8. Cost: 3 operations.
     * Source: the idea under S0. Oracle: a walk along the row.
     *
     * @param run discs of one row; bit 7 = file a, bit 0 = file h
     * @param start the rightmost disc of a run
     * @return the first square to the left of that run
     */
    @Algorithm(
            id = "bits/carry-run",
            title = "An addition runs to the end of a run",
            family = "bits",
            path = 105,
            summary = "01111000 + 00001000, as in 999 + 1",
            origin = "S0",
            example = "run=0x78&start=0x08")
    @View(Shape.RANK)
    public static int carryRun(@View(Shape.RANK) int run, @View(Shape.RANK) int start) {
        // Add one at the right end of the run. Each disc of
        // the run carries into the next one on its left.
        int sum = run + start;

        // Keep what the carry set. A carry goes through the
        // whole run and stops on the first square past it.
        return sum & ~run;
    }
}
