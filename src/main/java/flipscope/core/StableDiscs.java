package flipscope.core;

/** Discs that can never be flipped again, as the engine finds them. */
public final class StableDiscs {
    private StableDiscs() {}

    /** a1, h1, a8, h8. */
    private static final long CORNERS = 0x8100_0000_0000_0081L;

    private static final long OUTER_FILES = 0x8181_8181_8181_8181L;
    private static final long OUTER_ROWS = 0xFF00_0000_0000_00FFL;
    private static final long BORDER = OUTER_FILES | OUTER_ROWS;

    /**
     * The discs of one side that are stable because of its corners.
     *
     * <p>A disc cannot be flipped along a line if the line ends next to it, or if a neighbour on
     * the line is stable and of the same colour. A disc for which this holds on all four lines is
     * stable. Discs that are stable only because their lines are full are not found.
     *
     * <p>Technique: the set grows from the corners, all discs at a time, until nothing is added.
     * Cost: 1 operation, and 21 a round. Source: beyond the articles; Edax and others do the same.
     * Oracle: the same rule, disc by disc.
     *
     * @param own all discs of the side; bit 63 = a1, bit 0 = h8
     * @return a subset of {@code own}
     */
    @Algorithm(
            id = "reversi/stable/corners",
            title = "Safe discs, from the corners on",
            family = "position-stable",
            path = 812,
            summary = "Grows from the corners, on all four lines at once",
            origin = "beyond",
            example = "position=XXXXO---XXXO----XXOO----XOOOO-----OXXX----O-------X-O---------OO+X",
            engine = true)
    public static long anchored(long own) {
        // Start with the corners. No line goes on beyond them.
        long stable = own & CORNERS;

        // Add discs until nothing is added. On each of the four lines one needs a stable neighbour,
        // or the end of the line.
        long before = 0;
        while (stable != before) {
            before = stable;
            long row = stable << 1 | stable >>> 1 | OUTER_FILES;
            long file = stable << 8 | stable >>> 8 | OUTER_ROWS;
            long rising = stable << 7 | stable >>> 7 | BORDER;
            long falling = stable << 9 | stable >>> 9 | BORDER;
            stable |= own & row & file & rising & falling;
        }
        return stable;
    }
}
