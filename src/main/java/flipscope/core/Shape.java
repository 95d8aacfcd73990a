package flipscope.core;

/** How a value is drawn. */
public enum Shape {
    /** Eight rows of eight; bit 63 is a1, bit 0 is h8. */
    BOARD,
    /** Rows 1 to 4 of a board, in an {@code int}. */
    UPPER,
    /** Rows 5 to 8 of a board, in an {@code int}. */
    LOWER,
    /** One row of eight; bit 7 is file a. */
    RANK,
    /** Four rows of four; bit 15 is a1. */
    MINI,
    /** Three rows of three; bit 8 is the top left. */
    LINE3,
    /** Four layers of four by four; bit {@code 16z + 4y + x}. */
    CUBE,
    /** A register cut into fields, each of which holds a number. */
    LANES,
    /** Bits in a line: values that have no board's shape. */
    WORD,
    /** A count, an index, an amount. */
    NUMBER,
    /** A truth value. */
    FLAG
}
