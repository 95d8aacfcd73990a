package flipscope.core;

/** A board cut in two, for machines that have only 32 bits: rows 1 to 4 and rows 5 to 8. */
final class Halves {
    private Halves() {}

    /** Files b to g of either half: sideways and diagonally, a run can pass here. */
    static final int INNER_FILES = 0x7E7E_7E7E;

    /**
     * Joins two halves.
     *
     * @param upper rows 1 to 4; bit 31 = a1, bit 0 = h4
     * @param lower rows 5 to 8; bit 31 = a5, bit 0 = h8
     * @return bit 63 = a1, bit 0 = h8
     */
    static long join(@View(Shape.UPPER) int upper, @View(Shape.LOWER) int lower) {
        // Put the upper half into the high word
        long rowsOneToFour = (long) upper << 32;

        // Put the lower half into the low word. The cast copied
        // its top bit upwards; the mask clears the copies.
        long rowsFiveToEight = lower & 0xFFFF_FFFFL;
        return rowsOneToFour | rowsFiveToEight;
    }
}
