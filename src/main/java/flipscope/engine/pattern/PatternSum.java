package flipscope.engine.pattern;

import flipscope.core.OddQuarters;
import flipscope.core.PopCount;
import flipscope.rules.BoardSymmetry;

/**
 * The sum over everything that has a weight in a position: 46 patterns and four counts. The board
 * is turned and mirrored, so that each pattern is read from one place, by masks and shifts.
 *
 * <p>Source: M. Buro, “From simple features to sophisticated evaluation functions”, 1998.
 */
public final class PatternSum {
    /** The weight of everything that has one, by its place in a table. */
    @FunctionalInterface
    public interface Weights {
        int of(int place);
    }

    private static final int EDGE = Pattern.EDGE.start();
    private static final int CORNER_3X3 = Pattern.CORNER_3X3.start();
    private static final int CORNER_2X5 = Pattern.CORNER_2X5.start();
    private static final int LINE_2 = Pattern.LINE_2.start();
    private static final int LINE_3 = Pattern.LINE_3.start();
    private static final int LINE_4 = Pattern.LINE_4.start();
    private static final int DIAGONAL_8 = Pattern.DIAGONAL_8.start();
    private static final int DIAGONAL_7 = Pattern.DIAGONAL_7.start();
    private static final int DIAGONAL_6 = Pattern.DIAGONAL_6.start();
    private static final int DIAGONAL_5 = Pattern.DIAGONAL_5.start();
    private static final int DIAGONAL_4 = Pattern.DIAGONAL_4.start();

    /** Where the legal moves are counted: no position has as many as 40. */
    private static final int MOBILITY = DIAGONAL_4 + Pattern.DIAGONAL_4.size();

    private static final int MOST_MOVES = 40;
    private static final int REPLIES = MOBILITY + MOST_MOVES;

    /** Squares that a side can enter in quarters with an odd number of empty squares. */
    private static final int PARITY = REPLIES + MOST_MOVES;

    private static final int REPLY_PARITY = PARITY + MOST_MOVES;

    /** How many places a table has. */
    public static final int PLACES = REPLY_PARITY + MOST_MOVES;

    /** How many weights are added up. */
    public static final int ADDENDS = 50;

    private PatternSum() {}

    /**
     * The sum of the weights of a position.
     *
     * @param mobility the legal moves of {@code own}
     * @param replies the moves that {@code opponent} would have if it were to move
     */
    public static int of(long own, long opponent, long mobility, long replies, Weights weights) {
        long turnedOwn = BoardSymmetry.transposed(own);
        long turnedOpponent = BoardSymmetry.transposed(opponent);
        return half(own, opponent, weights)
                + half(BoardSymmetry.upsideDown(own), BoardSymmetry.upsideDown(opponent), weights)
                + turned(turnedOwn, turnedOpponent, weights)
                + turned(
                        BoardSymmetry.upsideDown(turnedOwn),
                        BoardSymmetry.upsideDown(turnedOpponent),
                        weights)
                + counts(OddQuarters.quarters(own, opponent), mobility, replies, weights);
    }

    /** Two corners, each brought to a1, the lines above, and one of the longest diagonals. */
    private static int half(long own, long opponent, Weights weights) {
        return corner(own, opponent, weights)
                + corner(BoardSymmetry.halfTurn(own), BoardSymmetry.halfTurn(opponent), weights)
                + lines(own, opponent, weights)
                + weights.of(DIAGONAL_8 + PatternIndex.diagonal(own, opponent, 8));
    }

    /** Of the transposed board: the other sides of two corners, and the lines above. */
    private static int turned(long own, long opponent, Weights weights) {
        return block(own, opponent, weights)
                + block(BoardSymmetry.halfTurn(own), BoardSymmetry.halfTurn(opponent), weights)
                + lines(own, opponent, weights);
    }

    private static int corner(long own, long opponent, Weights weights) {
        return weights.of(CORNER_3X3 + PatternIndex.corner3x3(own, opponent))
                + block(own, opponent, weights)
                + weights.of(DIAGONAL_7 + PatternIndex.diagonal(own, opponent, 7))
                + weights.of(DIAGONAL_6 + PatternIndex.diagonal(own, opponent, 6))
                + weights.of(DIAGONAL_5 + PatternIndex.diagonal(own, opponent, 5))
                + weights.of(DIAGONAL_4 + PatternIndex.diagonal(own, opponent, 4));
    }

    private static int block(long own, long opponent, Weights weights) {
        return weights.of(CORNER_2X5 + PatternIndex.corner2x5(own, opponent));
    }

    /** The edge above and the three lines below it. */
    private static int lines(long own, long opponent, Weights weights) {
        return weights.of(EDGE + PatternIndex.edge(own, opponent))
                + weights.of(LINE_2 + PatternIndex.line(own, opponent, 2))
                + weights.of(LINE_3 + PatternIndex.line(own, opponent, 3))
                + weights.of(LINE_4 + PatternIndex.line(own, opponent, 4));
    }

    private static int counts(long odd, long mobility, long replies, Weights weights) {
        return weights.of(MOBILITY + PopCount.hardware(mobility))
                + weights.of(REPLIES + PopCount.hardware(replies))
                + weights.of(PARITY + PopCount.hardware(mobility & odd))
                + weights.of(REPLY_PARITY + PopCount.hardware(replies & odd));
    }
}
