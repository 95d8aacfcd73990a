package flipscope.engine;

/**
 * The transposition table of one search: bounds and best moves of positions visited before.
 *
 * <p>Each request has its own table, so that earlier requests cannot change a result. Entries hold
 * the whole position, so there are no false hits. Each bucket has two entries: the first keeps the
 * deepest position, the second the latest.
 *
 * <p>An entry's {@code data}, from the high bits down: lower bound (16), upper bound (16), depth
 * (8), best square (8).
 */
public final class TranspositionTable {
    /** Instead of a square in an entry. */
    public static final int NO_SQUARE = 64;

    /** The entry of an unknown position: open bounds and no square. */
    public static final long UNKNOWN = entry(0, Short.MIN_VALUE, Short.MAX_VALUE, NO_SQUARE);

    /** An entry is three words side by side, mostly in one line of the processor's cache. */
    private static final int WORDS = 3;

    private static final int DATA = 2;

    private final int mask;
    private final long[] words;

    /** A table of {@code 1 << bits} entries, 24 bytes each; {@code bits} at least 1. */
    public TranspositionTable(int bits) {
        int size = 1 << bits;
        mask = size - 2;
        words = new long[WORDS * size];
    }

    /** The entry of a position, or {@link #UNKNOWN}. */
    public long find(long own, long opponent) {
        return find(hash(own, opponent), own, opponent);
    }

    /** The entry of a position whose hash is known; only the upper half of the hash is used. */
    public long find(long hash, long own, long opponent) {
        int slot = bucket(hash);
        if (holds(slot, own, opponent)) {
            return words[slot + DATA];
        }
        slot += WORDS;
        return holds(slot, own, opponent) ? words[slot + DATA] : UNKNOWN;
    }

    /**
     * Stores a value found at a depth with the window {@code alpha..beta}: exact if inside the
     * window, otherwise a bound.
     */
    public void store(
            long own, long opponent, int depth, int alpha, int beta, int value, int square) {
        store(hash(own, opponent), own, opponent, depth, alpha, beta, value, square);
    }

    /** Stores a value found for a position whose hash is known. */
    public void store(
            long hash,
            long own,
            long opponent,
            int depth,
            int alpha,
            int beta,
            int value,
            int square) {
        put(
                hash,
                own,
                opponent,
                entry(
                        depth,
                        value > alpha ? value : Short.MIN_VALUE,
                        value < beta ? value : Short.MAX_VALUE,
                        square));
    }

    /** Stores bounds that are known. */
    void bounds(long own, long opponent, int depth, int lower, int upper, int square) {
        put(hash(own, opponent), own, opponent, entry(depth, lower, upper, square));
    }

    private void put(long hash, long own, long opponent, long entry) {
        int slot = bucket(hash);
        if (depth(entry) < depth(words[slot + DATA]) && !holds(slot, own, opponent)) {
            slot += WORDS;
        }
        words[slot] = own;
        words[slot + 1] = opponent;
        words[slot + DATA] = entry;
    }

    /**
     * Keeps the best squares and forgets all bounds: for a search whose values are of another kind.
     */
    void forgetBounds() {
        for (int slot = 0; slot < words.length; slot += WORDS) {
            words[slot + DATA] =
                    entry(0, Short.MIN_VALUE, Short.MAX_VALUE, square(words[slot + DATA]));
        }
    }

    private static long entry(int depth, int lower, int upper, int square) {
        return (long) lower << 48 | (upper & 0xFFFFL) << 32 | (long) depth << 8 | square;
    }

    /**
     * Whether the entry already proves, for exactly this depth, that the value is greater than
     * {@code alpha} or that it is not.
     */
    static boolean settles(long entry, int depth, int alpha) {
        return depth(entry) == depth && settles(entry, alpha);
    }

    /** Whether the entry proves so for any depth. */
    static boolean settles(long entry, int alpha) {
        return lower(entry) > alpha || upper(entry) <= alpha;
    }

    /** Whether the entry is of this depth, or also if it is of a greater one. */
    static boolean reaches(long entry, int depth, boolean deeper) {
        return depth(entry) == depth || deeper && depth(entry) > depth;
    }

    /** The bound that {@link #settles} relies on. */
    static int bound(long entry, int alpha) {
        return lower(entry) > alpha ? lower(entry) : upper(entry);
    }

    /** A lower bound of the value. */
    public static int lower(long entry) {
        return (short) (entry >> 48);
    }

    /** An upper bound of the value. */
    public static int upper(long entry) {
        return (short) (entry >> 32);
    }

    /** The depth of the bounds. */
    public static int depth(long entry) {
        return (int) (entry >> 8) & 0xFF;
    }

    /** The best square found, or {@link #NO_SQUARE}. */
    public static int square(long entry) {
        return (int) entry & 0xFF;
    }

    private boolean holds(int slot, long own, long opponent) {
        return words[slot] == own && words[slot + 1] == opponent;
    }

    private int bucket(long hash) {
        return WORDS * ((int) (hash >>> 32) & mask);
    }

    private static long hash(long own, long opponent) {
        return ((own * 0x9E37_79B9_7F4A_7C15L) ^ Long.rotateLeft(opponent, 31))
                * 0xD6E8_FEB8_6659_FD93L;
    }
}
