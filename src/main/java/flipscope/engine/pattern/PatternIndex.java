package flipscope.engine.pattern;

/**
 * Reads the configuration of each pattern where it lies on the board that is not turned. Bits
 * gathered from each side's discs become a number in base 3 by a table.
 */
final class PatternIndex {
    /** For up to ten bits: the number that has the same digits in base 3. */
    private static final int[] BASE_3 = new int[1 << 10];

    static {
        for (int bits = 1; bits < BASE_3.length; bits++) {
            BASE_3[bits] = 3 * BASE_3[bits >>> 1] + (bits & 1);
        }
    }

    /** Multiplied by this, the rows are added up in the highest byte. */
    private static final long ADD_ROWS = 0x0101_0101_0101_0101L;

    private static final long FROM_A8 = 0x0102_0408_1020_4080L;

    private PatternIndex() {}

    private static int of(int own, int opponent) {
        return BASE_3[own] + 2 * BASE_3[opponent];
    }

    static int edge(long own, long opponent) {
        return of(edge(own), edge(opponent));
    }

    /** Row 1, then b2 and g2. */
    private static int edge(long set) {
        return (int) (set >>> 56 << 2 | set >>> 53 & 2 | set >>> 49 & 1);
    }

    static int corner3x3(long own, long opponent) {
        return of(corner3x3(own), corner3x3(opponent));
    }

    /** Files a to c of rows 1 to 3. */
    private static int corner3x3(long set) {
        return (int) (set >>> 61 << 6 | set >>> 50 & 0b111_000 | set >>> 45 & 0b111);
    }

    static int corner2x5(long own, long opponent) {
        return of(corner2x5(own), corner2x5(opponent));
    }

    /** Files a to e of rows 1 and 2. */
    private static int corner2x5(long set) {
        return (int) (set >>> 59 << 5 | set >>> 51 & 0b11111);
    }

    /** A row from 1 to 8. */
    static int line(long own, long opponent, int row) {
        int places = 64 - 8 * row;
        return of((int) (own >>> places) & 0xFF, (int) (opponent >>> places) & 0xFF);
    }

    /** The diagonal of {@code length} squares from file a to row 1. */
    static int diagonal(long own, long opponent, int length) {
        return of(diagonal(own, length), diagonal(opponent, length));
    }

    /** No two squares share a file, so that nothing carries when the rows are added up. */
    private static int diagonal(long set, int length) {
        long diagonal = FROM_A8 << 64 - 8 * length;
        return (int) ((set & diagonal) * ADD_ROWS >>> 64 - length);
    }
}
