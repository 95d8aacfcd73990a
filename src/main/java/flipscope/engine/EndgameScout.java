package flipscope.engine;

import java.util.Set;

/**
 * Scouts the endgame down to the last disc. Values are final differences in discs, and depth is the
 * number of empty squares.
 */
final class EndgameScout extends Scout {
    /** With fewer empty squares a transposition table costs more than it saves. */
    private static final int REMEMBER = 6;

    /** From this many empty squares on, positions are kept in the table of the whole search. */
    private static final int KEEP = 11;

    /**
     * Positions nearer to the end are by far the most, and most of them come back at once or never:
     * a table of 96 KB, which stays in the cache of the processor, answers sooner than the memory.
     * A short search has a smaller one.
     */
    private static final int NEAR_BITS = 12;

    /** From this many on, looking for stable discs pays. */
    private static final int LOOK_FOR_STABLE = 6;

    private final TranspositionTable nearEnd;
    private final LastSquares last;

    private final int keep;
    private final int remember;
    private final int lookForStable;
    private final int lookUpMoves;
    private final int writtenOut;

    /**
     * For positions with at most {@code empties} empty squares.
     *
     * @param evaluation only orders moves
     * @param sooner with how many empty squares fewer than usual each technique is used
     */
    EndgameScout(
            TranspositionTable table,
            SearchBudget budget,
            int empties,
            Evaluation evaluation,
            Set<SearchTechnique> used,
            int sooner) {
        super(
                table,
                budget,
                MoveOrders.endgame(evaluation, budget, empties, used, sooner),
                empties);
        nearEnd = new TranspositionTable(Math.min(NEAR_BITS, empties));
        last = new LastSquares(budget, used.contains(SearchTechnique.PARITY));
        int never = empties + 1;
        keep = KEEP - sooner;
        remember = used.contains(SearchTechnique.TABLE) ? REMEMBER - sooner : never;
        lookForStable = used.contains(SearchTechnique.STABILITY) ? LOOK_FOR_STABLE - sooner : never;
        lookUpMoves = used.contains(SearchTechnique.ENHANCED_TRANSPOSITIONS) ? remember + 1 : never;
        writtenOut = used.contains(SearchTechnique.LAST_SQUARES) ? LastSquares.MOST : 0;
    }

    @Override
    int finished(long own, long opponent) {
        return FinalScore.of(own, opponent);
    }

    @Override
    int value(long own, long opponent, long mobility, int empties, int alpha) {
        if (empties <= writtenOut) {
            return last.value(own, opponent, alpha);
        }
        budget.count();
        if (mobility == 0) {
            return passed(own, opponent, empties, alpha);
        }
        if (empties >= lookForStable) {
            int bound = StabilityCutoff.bound(own, opponent, alpha);
            if (bound != StabilityCutoff.NONE) {
                return bound;
            }
        }
        if (empties >= remember) {
            return remembered(own, opponent, mobility, empties, alpha);
        }
        Candidates list = lists[empties];
        order.fill(list, own, opponent, mobility, empties, TranspositionTable.NO_SQUARE);
        return best(list, own, opponent, empties, alpha);
    }

    @Override
    TranspositionTable table(int empties) {
        return empties >= keep ? table : nearEnd;
    }

    /** {@link #value} by a transposition table, or by a search that the table remembers. */
    private int remembered(long own, long opponent, long mobility, int empties, int alpha) {
        TranspositionTable here = table(empties);
        long known = here.find(own, opponent);
        if (TranspositionTable.settles(known, empties, alpha)) {
            return TranspositionTable.bound(known, alpha);
        }
        Candidates list = lists[empties];
        order.fill(list, own, opponent, mobility, empties, TranspositionTable.square(known));
        if (empties >= lookUpMoves) {
            int refuted =
                    EnhancedTranspositions.refuted(
                            table(empties - 1), list, own, opponent, empties, alpha, false);
            if (refuted > alpha) {
                return refuted;
            }
        }
        int best = best(list, own, opponent, empties, alpha);
        long open = TranspositionTable.depth(known) == empties ? known : TranspositionTable.UNKNOWN;
        int lower = best > alpha ? best : TranspositionTable.lower(open);
        int upper = best > alpha ? TranspositionTable.upper(open) : best;
        here.bounds(own, opponent, empties, lower, upper, squares[empties]);
        return best;
    }
}
