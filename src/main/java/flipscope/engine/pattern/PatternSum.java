package flipscope.engine.pattern;

import flipscope.core.OddQuarters;
import flipscope.core.PopCount;
import flipscope.rules.BoardSymmetry;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The sum over everything that has a weight in a position: 46 patterns and four counts. The board
 * is turned and mirrored, so that each pattern is read from one place, by masks and shifts.
 *
 * <p>Source: M. Buro, “From simple features to sophisticated evaluation functions”, 1998.
 */
public final class PatternSum {
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
     * For each place of a table the one whose weight it shares: itself, or before it that of a
     * mirror image.
     */
    public static int[] shared() {
        int[] places = IntStream.range(0, PLACES).toArray();
        for (Pattern pattern : Pattern.values()) {
            int start = pattern.start();
            for (int configuration = 0; configuration < pattern.size(); configuration++) {
                places[start + configuration] = start + pattern.tied(configuration);
            }
        }
        return places;
    }

    /**
     * The sum of the weights of a position.
     *
     * @param mobility the legal moves of {@code own}
     * @param replies the moves that {@code opponent} would have if it were to move
     * @param weights the weight of everything that has one, by its place in a table
     */
    public static int of(
            long own, long opponent, long mobility, long replies, IntUnaryOperator weights) {
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
    private static int half(long own, long opponent, IntUnaryOperator weights) {
        return corner(own, opponent, weights)
                + corner(BoardSymmetry.halfTurn(own), BoardSymmetry.halfTurn(opponent), weights)
                + lines(own, opponent, weights)
                + weights.applyAsInt(DIAGONAL_8 + PatternIndex.diagonal(own, opponent, 8));
    }

    /** Of the transposed board: the other sides of two corners, and the lines above. */
    private static int turned(long own, long opponent, IntUnaryOperator weights) {
        return block(own, opponent, weights)
                + block(BoardSymmetry.halfTurn(own), BoardSymmetry.halfTurn(opponent), weights)
                + lines(own, opponent, weights);
    }

    private static int corner(long own, long opponent, IntUnaryOperator weights) {
        return weights.applyAsInt(CORNER_3X3 + PatternIndex.corner3x3(own, opponent))
                + block(own, opponent, weights)
                + weights.applyAsInt(DIAGONAL_7 + PatternIndex.diagonal(own, opponent, 7))
                + weights.applyAsInt(DIAGONAL_6 + PatternIndex.diagonal(own, opponent, 6))
                + weights.applyAsInt(DIAGONAL_5 + PatternIndex.diagonal(own, opponent, 5))
                + weights.applyAsInt(DIAGONAL_4 + PatternIndex.diagonal(own, opponent, 4));
    }

    private static int block(long own, long opponent, IntUnaryOperator weights) {
        return weights.applyAsInt(CORNER_2X5 + PatternIndex.corner2x5(own, opponent));
    }

    /** The edge above and the three lines below it. */
    private static int lines(long own, long opponent, IntUnaryOperator weights) {
        return weights.applyAsInt(EDGE + PatternIndex.edge(own, opponent))
                + weights.applyAsInt(LINE_2 + PatternIndex.line(own, opponent, 2))
                + weights.applyAsInt(LINE_3 + PatternIndex.line(own, opponent, 3))
                + weights.applyAsInt(LINE_4 + PatternIndex.line(own, opponent, 4));
    }

    private static int counts(long odd, long mobility, long replies, IntUnaryOperator weights) {
        return weights.applyAsInt(MOBILITY + PopCount.hardware(mobility))
                + weights.applyAsInt(REPLIES + PopCount.hardware(replies))
                + weights.applyAsInt(PARITY + PopCount.hardware(mobility & odd))
                + weights.applyAsInt(REPLY_PARITY + PopCount.hardware(replies & odd));
    }
}
