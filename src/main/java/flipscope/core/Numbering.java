package flipscope.core;

/** Where the bits of an algorithm's boards stand. */
public enum Numbering {
    /** a1, at the top left, is the highest bit: {@code << 1} goes left, {@code << 8} up. */
    A1_HIGH,
    /** As in chess programs: a1, at the bottom left, is bit 0; {@code << 8} goes up. */
    A1_LOW,
    /** a8, at the top left, is bit 0: {@code << 8} goes down. */
    A8_LOW,
    /** a1, at the top left, is bit 0, as in each layer of the cube. */
    A1_FIRST
}
