package flipscope.trace;

/** Where the bits of a board stand: the way of +1, the way of the next row, and row 1. */
public enum Numbering {
    /** a1, at the top left, is the highest bit: {@code << 1} goes left, {@code << 8} up. */
    A1_HIGH(-1, -1, true),
    /** As in chess programs: a1, at the bottom left, is bit 0; {@code << 8} goes up. */
    A1_LOW(1, -1, false),
    /** a8, at the top left, is bit 0: {@code << 8} goes down. */
    A8_LOW(1, 1, false),
    /** As in the cube's layers: a1, at the top left, is bit 0. */
    A1_FIRST(1, 1, true);

    private final int right;
    private final int down;
    private final boolean fromTop;

    Numbering(int right, int down, boolean fromTop) {
        this.right = right;
        this.down = down;
        this.fromTop = fromTop;
    }

    /** How many columns to the right the next bit is: 1 or -1. */
    public int right() {
        return right;
    }

    /** How many rows further down the bits of the next row are: 1 or -1. */
    public int down() {
        return down;
    }

    /** Whether row 1 is at the top. */
    public boolean isFromTop() {
        return fromTop;
    }
}
