package flipscope.engine;

import flipscope.rules.Squares;
import java.util.Comparator;
import java.util.List;

/**
 * Keeps account of what one request finds of each move of its position, and what that cost. Only
 * depths that were finished count for the scores; every position that was visited counts for the
 * cost.
 */
final class RootMoves {
    private static final int SQUARES = 64;

    private final long[] nodes = new long[SQUARES];
    private final int[] values = new int[SQUARES];
    private long bounds;

    private final double[] scores = new double[SQUARES];
    private long tried;
    private long refused;

    /** So many positions were visited behind a move. */
    void spent(int square, long count) {
        nodes[square] += count;
    }

    /**
     * The value of a move at the depth that is being searched.
     *
     * @param bound whether the true value may be less
     */
    void found(int square, int value, boolean bound) {
        values[square] = value;
        bounds = bound ? bounds | Squares.bit(square) : bounds & ~Squares.bit(square);
    }

    /**
     * The depth is finished: what was found of it stands.
     *
     * @param moves the squares of all moves
     * @param perDisc how much of a value is one disc
     */
    void finished(long moves, int perDisc) {
        tried = moves;
        refused = bounds;
        for (int square : Squares.list(moves)) {
            scores[square] = (double) values[square] / perDisc;
        }
    }

    /** All moves, the best first, then in the order of what was spent on them. */
    List<RootMove> list(int best) {
        return Squares.list(tried).stream()
                .map(this::move)
                .sorted(
                        Comparator.comparing((RootMove move) -> move.square() != best)
                                .thenComparing(RootMove::nodes, Comparator.reverseOrder()))
                .toList();
    }

    private RootMove move(int square) {
        boolean atMost = (refused & Squares.bit(square)) != 0;
        return new RootMove(square, scores[square], atMost, nodes[square]);
    }
}
