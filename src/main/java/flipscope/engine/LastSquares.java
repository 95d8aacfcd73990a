package flipscope.engine;

import flipscope.core.FlipsCore;
import flipscope.core.LastFlips;
import flipscope.core.Neighbours;
import flipscope.core.OddQuarters;
import flipscope.core.PopCount;

/**
 * Plays the last one to five squares, where most positions of an endgame search are: without lists
 * of moves, and without the very last move, whose flips are counted, not made.
 *
 * <p>Squares in quarters of the board with an odd number of empty squares come first (“parity”):
 * whoever enters such a quarter is likely to have the last move there.
 */
record LastSquares(SearchBudget budget, boolean parity) {
    /** The largest number of empty squares that this class handles. */
    static final int MOST = 5;

    /** Less than any score. */
    private static final int NO_MOVE = -PrincipalVariation.INFINITE;

    /** The squares next to each square, where a disc must be turned. */
    private static final long[] BESIDE = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            BESIDE[square] = Neighbours.of(1L << square);
        }
    }

    /** {@link Scout#value} for at most {@link #MOST} empty squares. */
    int value(long own, long opponent, int alpha) {
        long empty = ~(own | opponent);
        return switch (PopCount.hardware(empty)) {
            case 0 -> none(own, opponent);
            case 1 -> one(own, Long.numberOfTrailingZeros(empty));
            case 2 -> two(own, opponent, alpha);
            default -> more(own, opponent, alpha);
        };
    }

    private int none(long own, long opponent) {
        budget.visit();
        return FinalScore.of(own, opponent);
    }

    /** Three or more empty squares. */
    private int more(long own, long opponent, int alpha) {
        budget.visit();
        long odd = parity ? OddQuarters.quarters(own, opponent) : 0;
        int best = best(own, opponent, odd, alpha);
        if (best != NO_MOVE) {
            return best;
        }
        int passed = best(/* own= */ opponent, /* opponent= */ own, odd, -alpha - 1);
        if (passed == NO_MOVE) {
            return FinalScore.of(own, opponent);
        }
        budget.visit();
        return -passed;
    }

    private int best(long own, long opponent, long odd, int alpha) {
        long empty = ~(own | opponent);
        int best = bestOf(own, opponent, empty & odd, alpha, NO_MOVE);
        return best > alpha ? best : bestOf(own, opponent, empty & ~odd, alpha, best);
    }

    /** The better of {@code soFar} and the best move to these squares, legal or not. */
    private int bestOf(long own, long opponent, long squares, int alpha, int soFar) {
        int best = soFar;
        for (long rest = squares; rest != 0 && best <= alpha; rest &= rest - 1) {
            long move = rest & -rest;
            long flipped = flips(own, opponent, move);
            if (flipped != 0) {
                long nextOwn = opponent ^ flipped;
                long nextOpponent = own ^ flipped ^ move;
                best = Math.max(best, -next(nextOwn, nextOpponent, -alpha - 1));
            }
        }
        return best;
    }

    private int next(long own, long opponent, int alpha) {
        long empty = ~(own | opponent);
        long butOne = empty & (empty - 1);
        return (butOne & (butOne - 1)) == 0
                ? two(own, opponent, alpha)
                : more(own, opponent, alpha);
    }

    private int two(long own, long opponent, int alpha) {
        budget.visit();
        int best = bestOfTwo(own, opponent, alpha);
        if (best != NO_MOVE) {
            return best;
        }
        int passed = bestOfTwo(/* own= */ opponent, /* opponent= */ own, -alpha - 1);
        if (passed == NO_MOVE) {
            return FinalScore.of(own, opponent);
        }
        budget.visit();
        return -passed;
    }

    private int bestOfTwo(long own, long opponent, int alpha) {
        long empty = ~(own | opponent);
        long first = empty & -empty;
        long second = empty ^ first;
        int best = NO_MOVE;
        long flipped = flips(own, opponent, first);
        if (flipped != 0) {
            best = -one(opponent ^ flipped, Long.numberOfTrailingZeros(second));
            if (best > alpha) {
                return best;
            }
        }
        flipped = flips(own, opponent, second);
        return flipped == 0
                ? best
                : Math.max(best, -one(opponent ^ flipped, Long.numberOfTrailingZeros(first)));
    }

    private static long flips(long own, long opponent, long move) {
        return (BESIDE[Long.numberOfTrailingZeros(move)] & opponent) == 0
                ? 0
                : FlipsCore.flips(own, opponent, move);
    }

    /** The final score with one empty square: all else on the board is the other side's. */
    private int one(long own, int square) {
        budget.visit();
        int mine = PopCount.hardware(own);
        int turned = LastFlips.count(own, square);
        if (turned != 0) {
            return 2 * (mine + turned + 1) - 64;
        }
        int lost = LastFlips.count(~own ^ 1L << square, square);
        if (lost != 0) {
            return 2 * (mine - lost) - 64;
        }
        // Nobody can move there: the square goes to the winner. Of 63 discs one side has more.
        return mine >= 32 ? 2 * mine - 62 : 2 * mine - 64;
    }
}
