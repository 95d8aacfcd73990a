package flipscope.engine;

/** The quarters of the board. */
final class Quarters {
    private Quarters() {}

    private static final long TOP_LEFT = 0xF0F0_F0F0_0000_0000L;
    private static final long TOP_RIGHT = 0x0F0F_0F0F_0000_0000L;
    private static final long BOTTOM_LEFT = 0x0000_0000_F0F0_F0F0L;
    private static final long BOTTOM_RIGHT = 0x0000_0000_0F0F_0F0FL;

    /** How many quarters contain a square of the set, 0 to 4. */
    static int touchedBy(long set) {
        return any(set & TOP_LEFT)
                + any(set & TOP_RIGHT)
                + any(set & BOTTOM_LEFT)
                + any(set & BOTTOM_RIGHT);
    }

    private static int any(long set) {
        return set == 0 ? 0 : 1;
    }
}
