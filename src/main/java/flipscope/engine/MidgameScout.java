package flipscope.engine;

import flipscope.core.MobilityCore;

/** Scouts the middle of the game, evaluating the leaves. Values are hundredths of a disc. */
final class MidgameScout implements Scout {
    /** The minimum depth for which the transposition table saves more time than it costs. */
    private static final int REMEMBER = 2;

    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final SearchBudget budget;
    private final Candidates[] lists;

    /** Looks at most {@code depth} moves ahead. */
    MidgameScout(Evaluation evaluation, TranspositionTable table, SearchBudget budget, int depth) {
        this.evaluation = evaluation;
        this.table = table;
        this.budget = budget;
        lists = Candidates.perDepth(depth);
    }

    @Override
    public int leaf(long own, long opponent, long mobility) {
        long replies = MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own);
        return (mobility | replies) == 0
                ? finished(own, opponent)
                : evaluation.of(own, opponent, mobility, replies);
    }

    @Override
    public int finished(long own, long opponent) {
        return Evaluation.PER_DISC * FinalScore.of(own, opponent);
    }

    @Override
    public int value(long own, long opponent, long mobility, int depth, int alpha) {
        budget.count();
        if (depth == 0) {
            return leaf(own, opponent, mobility);
        }
        long known = depth < REMEMBER ? TranspositionTable.UNKNOWN : table.find(own, opponent);
        if (TranspositionTable.settles(known, depth, alpha)) {
            return TranspositionTable.bound(known, alpha);
        }
        if (mobility == 0) {
            return passed(own, opponent, depth, alpha);
        }
        Candidates list = lists[depth];
        int square = TranspositionTable.square(known);
        MoveOrder.QUICK.fill(list, own, opponent, mobility, square, 0);
        int refuted =
                depth > REMEMBER
                        ? EnhancedTranspositions.refuted(table, list, own, opponent, depth, alpha)
                        : alpha;
        return refuted > alpha ? refuted : best(list, own, opponent, depth, alpha);
    }

    private int passed(long own, long opponent, int depth, int alpha) {
        long replies = MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own);
        return replies == 0
                ? finished(own, opponent)
                : -value(/* own= */ opponent, /* opponent= */ own, replies, depth, -alpha - 1);
    }

    private int best(Candidates list, long own, long opponent, int depth, int alpha) {
        int best = -PrincipalVariation.INFINITE;
        int square = TranspositionTable.NO_SQUARE;
        while (best <= alpha && list.advance()) {
            long flipped = list.flipped();
            long nextOwn = opponent ^ flipped;
            long nextOpponent = own ^ flipped ^ list.move();
            int value = -value(nextOwn, nextOpponent, list.replies(), depth - 1, -alpha - 1);
            if (value > best) {
                best = value;
                square = list.square();
            }
        }
        if (depth >= REMEMBER) {
            table.store(own, opponent, depth, alpha, alpha + 1, best, square);
        }
        return best;
    }

    @Override
    public void order(Candidates list, long own, long opponent, long mobility, int depth) {
        int square = TranspositionTable.square(table.find(own, opponent));
        MoveOrder.QUICK.fill(list, own, opponent, mobility, square, 0);
    }

    @Override
    public void remember(
            long own, long opponent, int depth, int alpha, int beta, int value, int square) {
        table.store(own, opponent, depth, alpha, beta, value, square);
    }
}
