package flipscope.core;

/** Squares next to those of a set. */
public final class Neighbours {
    private Neighbours() {}

    /** All files but a: what was shifted right by one can only be here. */
    static final long NOT_FILE_A = 0x7F7F_7F7F_7F7F_7F7FL;

    /** All files but h: what was shifted left by one can only be here. */
    static final long NOT_FILE_H = 0xFEFE_FEFE_FEFE_FEFEL;

    /**
     * All squares next to a square of the set, in any of the eight directions. Squares of the set
     * are among them where they stand side by side.
     */
    public static long of(long set) {
        // Next to them in the same row. At an edge a shift wraps to the far file, where nothing
        // may arrive.
        long beside = set << 1 & NOT_FILE_H | set >>> 1 & NOT_FILE_A;

        // One row up and one down, with the squares beside: that makes the diagonals too
        long three = set | beside;
        return beside | three << 8 | three >>> 8;
    }
}
