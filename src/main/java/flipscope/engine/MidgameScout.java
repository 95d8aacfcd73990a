package flipscope.engine;

import flipscope.core.MobilityCore;

/**
 * Scouts the middle of the game, where the leaves are judged by an evaluation. Values are
 * hundredths of a disc.
 */
final class MidgameScout implements Scout {

    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final Meter meter;
    private final Candidates[] lists;

    /** A scout that looks at most {@code depth} moves ahead. */
    MidgameScout(Evaluation evaluation, TranspositionTable table, Meter meter, int depth) {
        this.evaluation = evaluation;
        this.table = table;
        this.meter = meter;
        lists = Candidates.perDepth(depth);
    }

    @Override
    public TranspositionTable table() {
        return table;
    }

    @Override
    public int finished(long own, long opponent) {
        return Evaluation.PER_DISC * FinalScore.of(own, opponent);
    }

    @Override
    public int leaf(long own, long opponent) {
        long mobility = MobilityCore.mobility(own, opponent);
        long replies = MobilityCore.mobility(opponent, own);
        return (mobility | replies) == 0
                ? finished(own, opponent)
                : evaluation.of(own, opponent, mobility, replies);
    }

    @Override
    public void order(Candidates list, long own, long opponent, long mobility) {
        int remembered = TranspositionTable.square(table.find(own, opponent));
        MoveOrder.fill(list, own, opponent, mobility, remembered, 0);
    }

    @Override
    public int value(long own, long opponent, int depth, int alpha) {
        meter.count();
        if (depth == 0) {
            return leaf(own, opponent);
        }
        long entry = table.find(own, opponent);
        if (TranspositionTable.depth(entry) == depth) {
            if (TranspositionTable.lower(entry) > alpha) {
                return TranspositionTable.lower(entry);
            }
            if (TranspositionTable.upper(entry) <= alpha) {
                return TranspositionTable.upper(entry);
            }
        }
        long mobility = MobilityCore.mobility(own, opponent);
        if (mobility != 0) {
            return bestMove(own, opponent, mobility, depth, alpha);
        }
        return MobilityCore.mobility(opponent, own) == 0
                ? finished(own, opponent)
                : -value(opponent, own, depth, -alpha - 1);
    }

    private int bestMove(long own, long opponent, long mobility, int depth, int alpha) {
        Candidates list = lists[depth];
        order(list, own, opponent, mobility);
        int best = -PrincipalVariation.INFINITE;
        int square = TranspositionTable.NO_SQUARE;
        while (best <= alpha && list.advance()) {
            long flipped = list.flipped();
            int value =
                    -value(opponent ^ flipped, own ^ flipped ^ list.move(), depth - 1, -alpha - 1);
            if (value > best) {
                best = value;
                square = list.square();
            }
        }
        table.store(own, opponent, depth, alpha, alpha + 1, best, square);
        return best;
    }
}
