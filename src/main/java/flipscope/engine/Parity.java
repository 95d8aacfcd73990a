package flipscope.engine;

import flipscope.core.PopCount;

/** The quarters of the board by the parity of their empty squares. */
final class Parity {
    private Parity() {}

    private static final long TOP_LEFT = 0xF0F0_F0F0_0000_0000L;
    private static final long TOP_RIGHT = 0x0F0F_0F0F_0000_0000L;
    private static final long BOTTOM_LEFT = 0x0000_0000_F0F0_F0F0L;
    private static final long BOTTOM_RIGHT = 0x0000_0000_0F0F_0F0FL;

    /** All squares of the quarters with an odd number of empty squares. */
    static long oddQuarters(long empty) {
        return ifOdd(empty, TOP_LEFT)
                | ifOdd(empty, TOP_RIGHT)
                | ifOdd(empty, BOTTOM_LEFT)
                | ifOdd(empty, BOTTOM_RIGHT);
    }

    /** The quarter if the count is odd, else 0: multiplying by minus one sets all bits. */
    private static long ifOdd(long empty, long quarter) {
        return quarter & -(PopCount.hardware(empty & quarter) & 1L);
    }

    /** How many quarters contain a square of the set, 0 to 4. */
    static int quartersOf(long set) {
        return any(set & TOP_LEFT)
                + any(set & TOP_RIGHT)
                + any(set & BOTTOM_LEFT)
                + any(set & BOTTOM_RIGHT);
    }

    private static int any(long set) {
        return set == 0 ? 0 : 1;
    }
}
