package flipscope.engine;

import java.util.Arrays;

/**
 * The moves of one position, ordered by key, highest first. Ties keep the order of the squares, so
 * that the order is deterministic. One list serves all positions at a ply, one after another.
 */
final class Candidates {
    /** More than the number of moves of any position. */
    private static final int CAPACITY = 64;

    private final long[] moves = new long[CAPACITY];
    private final long[] flips = new long[CAPACITY];
    private final long[] replies = new long[CAPACITY];
    private final int[] keys = new int[CAPACITY];
    private int size;
    private int next;

    /** One list for each depth from 0 to {@code depth}. */
    static Candidates[] perDepth(int depth) {
        Candidates[] lists = new Candidates[depth + 1];
        Arrays.setAll(lists, any -> new Candidates());
        return lists;
    }

    /** Removes all moves. */
    void clear() {
        size = 0;
        next = 0;
    }

    /** Adds a move, one bit, with the discs it flips, the replies to it and its sort key. */
    void add(long move, long flipped, long answers, int key) {
        int at = size++;
        while (at > 0 && keys[at - 1] < key) {
            moves[at] = moves[at - 1];
            flips[at] = flips[at - 1];
            replies[at] = replies[at - 1];
            keys[at] = keys[at - 1];
            at--;
        }
        moves[at] = move;
        flips[at] = flipped;
        replies[at] = answers;
        keys[at] = key;
    }

    /** Advances to the next move; false if there is none. */
    boolean advance() {
        return next++ < size;
    }

    /** Returns to before the first move. */
    void restart() {
        next = 0;
    }

    boolean first() {
        return next == 1;
    }

    /** The current move, one bit. */
    long move() {
        return moves[next - 1];
    }

    /** The discs that the current move flips. */
    long flipped() {
        return flips[next - 1];
    }

    /** The legal moves of the other side after the current move. */
    long replies() {
        return replies[next - 1];
    }

    /** The square of the current move. */
    int square() {
        return Long.numberOfTrailingZeros(move());
    }
}
