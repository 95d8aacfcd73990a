package flipscope.engine;

import flipscope.core.MobilityCore;

/** Scouts the middle of the game, evaluating the leaves. Values are hundredths of a disc. */
final class MidgameScout extends Scout {
    private static final int REMEMBER = 2;

    private final Evaluation evaluation;

    /** Looks at most {@code depth} moves ahead. */
    MidgameScout(Evaluation evaluation, TranspositionTable table, SearchBudget budget, int depth) {
        super(table, budget, depth, REMEMBER);
        this.evaluation = evaluation;
    }

    @Override
    int leaf(long own, long opponent) {
        long mobility = MobilityCore.mobility(own, opponent);
        long replies = MobilityCore.mobility(opponent, own);
        return (mobility | replies) == 0
                ? finished(own, opponent)
                : evaluation.of(own, opponent, mobility, replies);
    }

    @Override
    int finished(long own, long opponent) {
        return Evaluation.PER_DISC * FinalScore.of(own, opponent);
    }

    @Override
    int shallowDepth() {
        return 0;
    }

    @Override
    int shallow(long own, long opponent, int depth, int alpha) {
        budget.count();
        return leaf(own, opponent);
    }

    @Override
    long preferred(long own, long opponent) {
        return 0;
    }
}
