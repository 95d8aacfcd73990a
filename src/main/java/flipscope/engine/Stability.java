package flipscope.engine;

/** Finds stable discs, which can never be flipped again. */
final class Stability {
    private Stability() {}

    private static final long FIRST_AND_LAST_FILE = 0x8181_8181_8181_8181L;
    private static final long FIRST_AND_LAST_ROW = 0xFF00_0000_0000_00FFL;

    /**
     * The discs of one side that are stable because of its corners.
     *
     * <p>A disc cannot be flipped along a line if the line ends next to it, or if a neighbour on
     * the line is stable and of the same colour. A disc for which this holds on all four lines is
     * stable. The set grows from the corners until nothing is added. Discs that are stable only
     * because their lines are full are not found.
     *
     * @param discs all discs of the side
     * @return a subset of {@code discs}
     */
    static long anchored(long discs) {
        long stable = discs & SquareClasses.CORNERS;
        long before = 0;
        while (stable != before) {
            before = stable;
            long row = stable << 1 | stable >>> 1 | FIRST_AND_LAST_FILE;
            long file = stable << 8 | stable >>> 8 | FIRST_AND_LAST_ROW;
            long rising = stable << 7 | stable >>> 7 | SquareClasses.BORDER;
            long falling = stable << 9 | stable >>> 9 | SquareClasses.BORDER;
            stable |= discs & row & file & rising & falling;
        }
        return stable;
    }
}
