package flipscope.engine;

import flipscope.core.FlipsCore;
import flipscope.core.MobilityCore;

/**
 * Looks a few moves ahead by alpha-beta with nothing remembered: to order moves where a good order
 * saves more than it costs.
 */
record Lookahead(Evaluation evaluation, SearchBudget budget) {
    private static final int LOSS = -64 * Evaluation.PER_DISC;

    /** The squares in four classes, the most promising first. */
    private static final long[] CLASSES = {
        SquareClasses.CORNERS,
        ~(SquareClasses.CORNERS | SquareClasses.BESIDE_CORNERS | SquareClasses.INSIDE_CORNERS),
        SquareClasses.BESIDE_CORNERS,
        SquareClasses.INSIDE_CORNERS
    };

    /** The value {@code depth} moves ahead, in hundredths of a disc. */
    int value(long own, long opponent, long mobility, int depth) {
        return value(own, opponent, mobility, depth, LOSS, -LOSS);
    }

    private int value(long own, long opponent, long mobility, int depth, int alpha, int beta) {
        if (mobility == 0) {
            long replies = MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own);
            return replies == 0
                    ? Evaluation.PER_DISC * FinalScore.of(own, opponent)
                    : -value(opponent, own, replies, depth, -beta, -alpha);
        }
        if (depth == 0) {
            return evaluation.of(
                    own,
                    opponent,
                    mobility,
                    MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own));
        }
        budget.count();
        int best = LOSS;
        for (long squares : CLASSES) {
            best = bestOf(own, opponent, mobility & squares, depth, alpha, beta, best);
        }
        return best;
    }

    private int bestOf(
            long own, long opponent, long moves, int depth, int alpha, int beta, int soFar) {
        int best = soFar;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            long move = rest & -rest;
            long flipped = FlipsCore.flips(own, opponent, move);
            long nextOwn = opponent ^ flipped;
            long nextOpponent = own ^ flipped ^ move;
            long replies = MobilityCore.mobility(nextOwn, nextOpponent);
            int least = Math.max(alpha, best);
            int value = -value(nextOwn, nextOpponent, replies, depth - 1, -beta, -least);
            best = Math.max(best, value);
        }
        return best;
    }
}
