package flipscope.engine;

import flipscope.core.MobilityCore;
import java.util.Set;

/** Scouts the middle of the game, evaluating the leaves. Values are hundredths of a disc. */
final class MidgameScout implements Scout {
    /** The minimum depth for which the transposition table saves more time than it costs. */
    private static final int REMEMBER = 2;

    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final SearchBudget budget;
    private final MoveOrders order;
    private final Candidates[] lists;

    /** Whether the table's knowledge from a deeper search will do too. */
    private final boolean deeper;

    private final boolean selective;

    /**
     * Looks at most {@code depth} moves ahead.
     *
     * @param used the techniques
     */
    MidgameScout(
            Evaluation evaluation,
            TranspositionTable table,
            SearchBudget budget,
            int depth,
            Set<SearchTechnique> used) {
        this.evaluation = evaluation;
        this.table = table;
        this.budget = budget;
        order = MoveOrders.midgame(evaluation, budget, depth, used);
        lists = Candidates.perDepth(depth);
        deeper = used.contains(SearchTechnique.DEEPER_BOUNDS);
        selective = used.contains(SearchTechnique.PROB_CUT);
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
        if (TranspositionTable.reaches(known, depth, deeper)
                && TranspositionTable.settles(known, alpha)) {
            return TranspositionTable.bound(known, alpha);
        }
        if (mobility == 0) {
            return passed(own, opponent, depth, alpha);
        }
        if (selective && depth >= ProbCut.SHALLOWEST) {
            int probable = ProbCut.bound(this, own, opponent, mobility, depth, alpha);
            if (probable != ProbCut.NONE) {
                return probable;
            }
        }
        Candidates list = lists[depth];
        order.fill(list, own, opponent, mobility, depth, TranspositionTable.square(known));
        if (depth > REMEMBER) {
            int refuted =
                    EnhancedTranspositions.refuted(
                            table, list, own, opponent, depth, alpha, deeper);
            if (refuted > alpha) {
                return refuted;
            }
        }
        return best(list, own, opponent, depth, alpha);
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
        order.fill(list, own, opponent, mobility, depth, square);
    }

    @Override
    public void remember(
            long own, long opponent, int depth, int alpha, int beta, int value, int square) {
        table.store(own, opponent, depth, alpha, beta, value, square);
    }
}
