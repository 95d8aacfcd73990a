package flipscope.engine;

/**
 * What one search already knows of positions that it reached before: bounds of their value and
 * their best move.
 *
 * <p>Each request makes its own, so that no earlier request can change an answer. Entries hold the
 * whole position: a hit is never a coincidence. Positions share buckets of two entries: the first
 * keeps the deepest, the second the latest.
 *
 * <p>An entry's {@code data}, from the high bits down: lower bound (16), upper bound (16), depth
 * (8), best square (8).
 */
final class TranspositionTable {
    /** In place of a square in an entry. */
    static final int NO_SQUARE = 64;

    /**
     * The entry of a position of which nothing is known: its bounds tell nothing, and it has no
     * square.
     */
    static final long UNKNOWN = entry(0, Short.MIN_VALUE, Short.MAX_VALUE, NO_SQUARE);

    private final int mask;
    private final long[] own;
    private final long[] opponent;
    private final long[] data;

    /** A table of {@code 1 << bits} entries, 24 bytes each; {@code bits} at least 1. */
    TranspositionTable(int bits) {
        int size = 1 << bits;
        mask = size - 2;
        own = new long[size];
        opponent = new long[size];
        data = new long[size];
    }

    /** The entry of a position, or {@link #UNKNOWN}. */
    long find(long own, long opponent) {
        int slot = bucket(own, opponent);
        if (holds(slot, own, opponent)) {
            return data[slot];
        }
        return holds(slot + 1, own, opponent) ? data[slot + 1] : UNKNOWN;
    }

    /**
     * Remembers a value, found at a depth with the window {@code alpha..beta}: exact inside, a
     * bound outside.
     */
    void store(long own, long opponent, int depth, int alpha, int beta, int value, int square) {
        int slot = bucket(own, opponent);
        if (depth < depth(data[slot]) && !holds(slot, own, opponent)) {
            slot++;
        }
        this.own[slot] = own;
        this.opponent[slot] = opponent;
        data[slot] =
                entry(
                        depth,
                        value > alpha ? value : Short.MIN_VALUE,
                        value < beta ? value : Short.MAX_VALUE,
                        square);
    }

    private static long entry(int depth, int lower, int upper, int square) {
        return (long) lower << 48 | (upper & 0xFFFFL) << 32 | (long) depth << 8 | square;
    }

    /**
     * Whether the entry already says, for this very depth, that the value is more than {@code
     * alpha}, or that it is not.
     */
    static boolean settles(long entry, int depth, int alpha) {
        return depth(entry) == depth && (lower(entry) > alpha || upper(entry) <= alpha);
    }

    /** The bound of an entry that {@link #settles} the question. */
    static int bound(long entry, int alpha) {
        return lower(entry) > alpha ? lower(entry) : upper(entry);
    }

    /** The value is at least this. */
    static int lower(long entry) {
        return (short) (entry >> 48);
    }

    /** The value is at most this. */
    static int upper(long entry) {
        return (short) (entry >> 32);
    }

    /** The depth that the bounds hold for. */
    static int depth(long entry) {
        return (int) (entry >> 8) & 0xFF;
    }

    /** The best square when the entry was made, or {@link #NO_SQUARE}. */
    static int square(long entry) {
        return (int) entry & 0xFF;
    }

    private boolean holds(int slot, long own, long opponent) {
        return this.own[slot] == own && this.opponent[slot] == opponent;
    }

    private int bucket(long own, long opponent) {
        long hash =
                (own * 0x9E37_79B9_7F4A_7C15L ^ Long.rotateLeft(opponent, 31))
                        * 0xD6E8_FEB8_6659_FD93L;
        return (int) (hash >>> 32) & mask;
    }
}
