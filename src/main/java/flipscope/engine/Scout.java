package flipscope.engine;

import flipscope.core.MobilityCore;

/**
 * Tests whether a position is worth more than a bound: alpha-beta with a null window, which cuts
 * the most, and a transposition table. All values are for the side to move, in the scout's own
 * unit.
 */
abstract class Scout {
    private final TranspositionTable table;
    private final Candidates[] lists;

    /** The minimum depth for using the transposition table. */
    private final int remember;

    /** Counts all visited positions. */
    protected final SearchBudget budget;

    /**
     * Starts with no knowledge.
     *
     * @param depth the maximum search depth
     * @param remember the minimum depth for which the transposition table saves more time than it
     *     costs
     */
    protected Scout(TranspositionTable table, SearchBudget budget, int depth, int remember) {
        this.table = table;
        this.budget = budget;
        this.remember = remember;
        lists = Candidates.perDepth(depth);
    }

    /** The value at depth 0. */
    abstract int leaf(long own, long opponent);

    /** The value of a finished game. */
    abstract int finished(long own, long opponent);

    /** The depth at which {@link #shallow} takes over. */
    abstract int shallowDepth();

    /** {@link #value} for small depths, by a faster method. */
    abstract int shallow(long own, long opponent, int depth, int alpha);

    /** Squares to be tried a little earlier. */
    abstract long preferred(long own, long opponent);

    /** The move ordering for a depth. */
    MoveOrder order(int depth) {
        return MoveOrder.QUICK;
    }

    /** An upper bound found without a search, or a number greater than any value. */
    int ceiling(long opponent, int depth, int alpha) {
        return PrincipalVariation.INFINITE;
    }

    /**
     * Compares the value of a position with {@code alpha}.
     *
     * @param depth how many moves to look ahead; passes do not count
     * @return if at most {@code alpha}, an upper bound of the value; if more, a lower bound
     */
    final int value(long own, long opponent, int depth, int alpha) {
        if (depth <= shallowDepth()) {
            return shallow(own, opponent, depth, alpha);
        }
        budget.count();
        long known = depth < remember ? TranspositionTable.UNKNOWN : table.find(own, opponent);
        if (TranspositionTable.settles(known, depth, alpha)) {
            return TranspositionTable.bound(known, alpha);
        }
        int ceiling = ceiling(opponent, depth, alpha);
        if (ceiling <= alpha) {
            return ceiling;
        }
        long mobility = MobilityCore.mobility(own, opponent);
        if (mobility == 0) {
            return passed(own, opponent, depth, alpha);
        }
        Candidates list = lists[depth];
        order(depth)
                .fill(
                        list,
                        own,
                        opponent,
                        mobility,
                        TranspositionTable.square(known),
                        preferred(own, opponent));
        int refuted = depth > remember ? refuted(list, own, opponent, depth, alpha) : alpha;
        return refuted > alpha ? refuted : best(list, own, opponent, depth, alpha);
    }

    private int passed(long own, long opponent, int depth, int alpha) {
        return MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own) == 0
                ? finished(own, opponent)
                : -value(/* own= */ opponent, /* opponent= */ own, depth, -alpha - 1);
    }

    /** A value above alpha if the table already proves one for some move; else alpha. */
    private int refuted(Candidates list, long own, long opponent, int depth, int alpha) {
        while (list.advance()) {
            long flipped = list.flipped();
            long known = table.find(opponent ^ flipped, own ^ flipped ^ list.move());
            int least = -TranspositionTable.upper(known);
            if (TranspositionTable.depth(known) == depth - 1 && least > alpha) {
                return least;
            }
        }
        list.restart();
        return alpha;
    }

    private int best(Candidates list, long own, long opponent, int depth, int alpha) {
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
        if (depth >= remember) {
            table.store(own, opponent, depth, alpha, alpha + 1, best, square);
        }
        return best;
    }

    /** Fills the list with the moves of a position, best guess first. */
    final void order(Candidates list, long own, long opponent, long mobility, int depth) {
        int square = TranspositionTable.square(table.find(own, opponent));
        order(depth).fill(list, own, opponent, mobility, square, preferred(own, opponent));
    }

    /** Stores the result of a search with the window {@code alpha..beta}. */
    final void remember(
            long own, long opponent, int depth, int alpha, int beta, int value, int square) {
        table.store(own, opponent, depth, alpha, beta, value, square);
    }
}
