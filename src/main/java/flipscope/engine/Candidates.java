package flipscope.engine;

/**
 * The moves of one position, handed out best guess first. Ties keep the order of the squares, so
 * that the same position always gives the same order. One list serves all positions of a ply, one
 * after another.
 */
final class Candidates {
    /** More than any position has. */
    private static final int CAPACITY = 64;

    private final long[] moves = new long[CAPACITY];
    private final long[] flips = new long[CAPACITY];
    private final int[] keys = new int[CAPACITY];
    private int size;
    private int next;

    /** One list for each depth from 0 to {@code depth}. */
    static Candidates[] perDepth(int depth) {
        Candidates[] lists = new Candidates[depth + 1];
        for (int i = 0; i <= depth; i++) {
            lists[i] = new Candidates();
        }
        return lists;
    }

    /** Forgets the moves of the position before. */
    void clear() {
        size = 0;
        next = 0;
    }

    /**
     * Adds a move, one bit, with the discs it turns; of two keys the higher is handed out first.
     */
    void add(long move, long flipped, int key) {
        int at = size++;
        while (at > 0 && keys[at - 1] < key) {
            moves[at] = moves[at - 1];
            flips[at] = flips[at - 1];
            keys[at] = keys[at - 1];
            at--;
        }
        moves[at] = move;
        flips[at] = flipped;
        keys[at] = key;
    }

    /** Goes to the next move; false when there is none. */
    boolean advance() {
        return next++ < size;
    }

    /** Goes back before the first move. */
    void restart() {
        next = 0;
    }

    /** Whether the current move is the first. */
    boolean first() {
        return next == 1;
    }

    /** The current move, one bit. */
    long move() {
        return moves[next - 1];
    }

    /** The discs that the current move turns. */
    long flipped() {
        return flips[next - 1];
    }

    /** The square of the current move. */
    int square() {
        return Long.numberOfTrailingZeros(move());
    }
}
