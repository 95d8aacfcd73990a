package flipscope.engine;

import flipscope.rules.Squares;
import java.util.Comparator;
import java.util.List;

/**
 * Records scores and costs of the root moves of one search. Scores come from completed depths only;
 * costs include every visited position.
 */
final class RootMoves {
    private static final int SQUARES = 64;

    private final int[] bonuses = new int[SQUARES];
    private final long[] nodes = new long[SQUARES];
    private final int[] values = new int[SQUARES];
    private long bounds;

    private final double[] scores = new double[SQUARES];
    private long tried;
    private long refused;

    /** Sets the bonus of each move, which decides between moves but is no part of their scores. */
    void prefer(MoveNoise noise, long own, long opponent, long moves) {
        for (int square : Squares.list(moves)) {
            bonuses[square] = noise.bonus(own, opponent, square);
        }
    }

    /** The bonus of a move, in the units of its value. */
    int bonus(int square) {
        return bonuses[square];
    }

    /** Adds visited positions to the cost of a move. */
    void spent(int square, long count) {
        nodes[square] += count;
    }

    /**
     * Records the value of a move at the current depth.
     *
     * @param bound whether the value is only an upper bound
     */
    void found(int square, int value, boolean bound) {
        values[square] = value;
        bounds = bound ? bounds | Squares.bit(square) : bounds & ~Squares.bit(square);
    }

    /**
     * Makes the values of the current depth final.
     *
     * @param moves the squares of all root moves
     * @param perDisc the units of a value in one disc
     */
    void finished(long moves, int perDisc) {
        tried = moves;
        refused = bounds;
        for (int square : Squares.list(moves)) {
            scores[square] = (double) values[square] / perDisc;
        }
    }

    /** All root moves: {@code best} first, then by descending cost. */
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
