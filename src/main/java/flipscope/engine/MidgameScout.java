package flipscope.engine;

import flipscope.core.MobilityCore;
import java.util.Set;

/** Scouts the middle of the game, evaluating the leaves. Values are hundredths of a disc. */
final class MidgameScout extends Scout {
    /** The minimum depth for which the transposition table saves more time than it costs. */
    private static final int REMEMBER = 2;

    private final Evaluation evaluation;

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
        super(table, budget, MoveOrders.midgame(evaluation, budget, depth, used), depth);
        this.evaluation = evaluation;
        deeper = used.contains(SearchTechnique.DEEPER_BOUNDS);
        selective = used.contains(SearchTechnique.PROB_CUT);
    }

    @Override
    int leaf(long own, long opponent, long mobility) {
        long replies = MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own);
        return (mobility | replies) == 0
                ? finished(own, opponent)
                : evaluation.of(own, opponent, mobility, replies);
    }

    @Override
    int finished(long own, long opponent) {
        return Evaluation.PER_DISC * FinalScore.of(own, opponent);
    }

    @Override
    int value(long own, long opponent, long mobility, int depth, int alpha) {
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
        int best = best(list, own, opponent, depth, alpha);
        if (depth >= REMEMBER) {
            table.store(own, opponent, depth, alpha, alpha + 1, best, squares[depth]);
        }
        return best;
    }
}
