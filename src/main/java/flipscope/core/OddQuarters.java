package flipscope.core;

/** The quarters of the board by the parity of their empty squares: the engine's regions. */
public final class OddQuarters {
    private OddQuarters() {}

    private static final long TOP_LEFT = 0xF0F0_F0F0_0000_0000L;
    private static final long TOP_RIGHT = 0x0F0F_0F0F_0000_0000L;
    private static final long BOTTOM_LEFT = 0x0000_0000_F0F0_F0F0L;
    private static final long BOTTOM_RIGHT = 0x0000_0000_0F0F_0F0FL;

    /**
     * All squares of the quarters with an odd number of empty squares.
     *
     * <p>Technique: for each quarter the lowest bit of its count, negated, is a mask of all bits or
     * of none. Cost: 21 operations. Source: beyond the articles; Edax orders moves so. Oracle:
     * counting, square by square.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return whole quarters, with what stands there
     */
    @Algorithm(
            id = "reversi/regions/quarters",
            title = "Odd quarters, as the engine counts them",
            family = "position-regions",
            path = 822,
            summary = "Four fixed quarters in place of regions: no loop",
            origin = "beyond",
            example = "position=-XXXXXX-XXOOXX--XXXOOXOXXXOXOXXXXOOOXXXXXXOOOXXX-XXOOO-X-OOOOO--+X",
            engine = true)
    public static long quarters(long own, long opponent) {
        // Which squares are empty?
        long empty = ~(own | opponent);

        // The upper quarters, each if its count is odd
        long odd = ifOdd(empty, TOP_LEFT) | ifOdd(empty, TOP_RIGHT);

        // The lower quarters
        odd |= ifOdd(empty, BOTTOM_LEFT) | ifOdd(empty, BOTTOM_RIGHT);
        return odd;
    }

    /** The quarter if the count is odd, else nothing: minus one has all bits. */
    private static long ifOdd(long empty, long quarter) {
        long count = Long.bitCount(empty & quarter);
        return quarter & -(count & 1);
    }
}
