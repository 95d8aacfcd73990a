package flipscope.engine;

import flipscope.core.FlipsCore;
import flipscope.core.MobilityCore;
import flipscope.core.OddQuarters;
import flipscope.core.PopCount;
import flipscope.core.StableDiscs;

/**
 * Scouts the endgame down to the last disc. Values are final differences in discs, and depth is the
 * number of empty squares.
 *
 * <p>With few empty squares it does not compute the legal moves: it tries each square, those in
 * quarters of the board with an odd number of empty squares first, since whoever enters such a
 * quarter is likely to have the last move there.
 */
class EndgameScout extends Scout {
    private static final int FEW = 4;
    private static final int REMEMBER = 7;

    /** From this many empty squares on, evaluating moves to order them pays. */
    private static final int JUDGE = 10;

    private static final MoveOrder JUDGING = new MoveOrder.Judging(new PositionEvaluation());

    /**
     * With fewer empty squares, or for a lower bound, looking for stable discs costs more than it
     * saves.
     */
    private static final int LOOK_FOR_STABLE = 7;

    private static final int OFTEN_STABLE = 20;

    /** For positions with at most {@code empties} empty squares. */
    EndgameScout(TranspositionTable table, SearchBudget budget, int empties) {
        this(table, budget, empties, REMEMBER);
    }

    /** The same, storing positions with at least {@code remember} empty squares in the table. */
    EndgameScout(TranspositionTable table, SearchBudget budget, int empties, int remember) {
        super(table, budget, empties, remember);
    }

    @Override
    int leaf(long own, long opponent) {
        return finished(own, opponent);
    }

    @Override
    int finished(long own, long opponent) {
        return FinalScore.of(own, opponent);
    }

    @Override
    int shallowDepth() {
        return FEW;
    }

    @Override
    long preferred(long own, long opponent) {
        return OddQuarters.quarters(own, opponent);
    }

    @Override
    MoveOrder order(int empties) {
        return empties >= JUDGE ? JUDGING : MoveOrder.QUICK;
    }

    /** An upper bound: the opponent's stable discs stay the opponent's to the end. */
    @Override
    int ceiling(long opponent, int empties, int alpha) {
        return empties >= LOOK_FOR_STABLE && alpha >= OFTEN_STABLE
                ? 64 - 2 * PopCount.hardware(StableDiscs.anchored(opponent))
                : super.ceiling(opponent, empties, alpha);
    }

    @Override
    int shallow(long own, long opponent, int empties, int alpha) {
        budget.count();
        if (empties <= 1) {
            return empties == 0 ? finished(own, opponent) : lastSquare(own, opponent);
        }
        long empty = ~(own | opponent);
        long odd = OddQuarters.quarters(own, opponent);
        int best = bestOf(own, opponent, empty & odd, empties, alpha, -PrincipalVariation.INFINITE);
        if (best <= alpha) {
            best = bestOf(own, opponent, empty & ~odd, empties, alpha, best);
        }
        return best == -PrincipalVariation.INFINITE ? passed(own, opponent, empties, alpha) : best;
    }

    private int passed(long own, long opponent, int empties, int alpha) {
        return MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own) == 0
                ? finished(own, opponent)
                : -shallow(/* own= */ opponent, /* opponent= */ own, empties, -alpha - 1);
    }

    /**
     * The better of {@code soFar} and the best move to any of the squares, some of which may be
     * illegal.
     */
    private int bestOf(long own, long opponent, long squares, int empties, int alpha, int soFar) {
        int best = soFar;
        for (long rest = squares; rest != 0 && best <= alpha; rest &= rest - 1) {
            long move = rest & -rest;
            long flipped = FlipsCore.flips(own, opponent, move);
            if (flipped != 0) {
                int value =
                        -shallow(opponent ^ flipped, own ^ flipped ^ move, empties - 1, -alpha - 1);
                best = Math.max(best, value);
            }
        }
        return best;
    }

    /** The final score of a position with one empty square. */
    private int lastSquare(long own, long opponent) {
        long move = ~(own | opponent);
        long flipped = FlipsCore.flips(own, opponent, move);
        if (flipped != 0) {
            return finished(own | flipped | move, opponent ^ flipped);
        }
        flipped = FlipsCore.flips(opponent, own, move);
        if (flipped != 0) {
            return finished(own ^ flipped, opponent | flipped | move);
        }
        return finished(own, opponent);
    }
}
