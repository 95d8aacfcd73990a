package flipscope.engine;

/** Discs that can never be turned again. */
final class Stability {
    private Stability() {}

    private static final long FIRST_AND_LAST_FILE = 0x8181_8181_8181_8181L;
    private static final long FIRST_AND_LAST_ROW = 0xFF00_0000_0000_00FFL;

    /**
     * The discs of one side that a corner of that side holds fast.
     *
     * <p>A disc cannot be turned along a line if the next disc on that line, on one side or the
     * other, cannot be turned and is of its own colour, or if the line ends there. A disc for which
     * that is so on all four lines is stable. Starting from the corners this grows until nothing is
     * added. It finds no disc that is stable only because its lines are full.
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
