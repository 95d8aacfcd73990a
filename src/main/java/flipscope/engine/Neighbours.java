package flipscope.engine;

/** Squares adjacent to sets of squares. */
final class Neighbours {
    private Neighbours() {}

    private static final long NOT_FILE_A = 0x7F7F_7F7F_7F7F_7F7FL;
    private static final long NOT_FILE_H = 0xFEFE_FEFE_FEFE_FEFEL;

    /** All squares adjacent to a square of the set, in any of the eight directions. */
    static long of(long set) {
        long beside = set << 1 & NOT_FILE_H | set >>> 1 & NOT_FILE_A;
        long three = set | beside;
        return beside | three << 8 | three >>> 8;
    }
}
