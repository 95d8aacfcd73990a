package flipscope.engine;

import flipscope.core.MobilityCore;

/**
 * Tests whether a position is worth more than a bound: alpha-beta with a null window, which cuts
 * the most. All values are for the side to move, in the scout's own unit.
 */
abstract class Scout {
    final TranspositionTable table;
    final SearchBudget budget;
    final MoveOrders order;
    final Candidates[] lists;

    /** The best move of the latest position of each depth. */
    final int[] squares;

    /** Looks at most {@code depth} moves ahead. */
    Scout(TranspositionTable table, SearchBudget budget, MoveOrders order, int depth) {
        this.table = table;
        this.budget = budget;
        this.order = order;
        lists = Candidates.perDepth(depth);
        squares = new int[depth + 1];
    }

    /**
     * Compares the value of a position with {@code alpha}.
     *
     * @param mobility the legal moves of {@code own}
     * @param depth how many moves to look ahead; passes do not count
     * @return if at most {@code alpha}, an upper bound of the value; if more, a lower bound
     */
    abstract int value(long own, long opponent, long mobility, int depth, int alpha);

    /**
     * The value at depth 0; where nothing is left to play, that of a finished game.
     *
     * @param mobility the legal moves of {@code own}
     */
    int leaf(long own, long opponent, long mobility) {
        return finished(own, opponent);
    }

    /** The value of a finished game. */
    abstract int finished(long own, long opponent);

    /** Where positions of that depth are remembered. */
    TranspositionTable table(int depth) {
        return table;
    }

    /** {@link #value} where the side to move has no move. */
    final int passed(long own, long opponent, int depth, int alpha) {
        long replies = MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own);
        return replies == 0
                ? finished(own, opponent)
                : -value(/* own= */ opponent, /* opponent= */ own, replies, depth, -alpha - 1);
    }

    /** {@link #value} by the moves of the list, up to the first that is worth more. */
    final int best(Candidates list, long own, long opponent, int depth, int alpha) {
        int best = -PrincipalVariation.INFINITE;
        while (best <= alpha && list.advance()) {
            long flipped = list.flipped();
            long nextOwn = opponent ^ flipped;
            long nextOpponent = own ^ flipped ^ list.move();
            int value = -value(nextOwn, nextOpponent, list.replies(), depth - 1, -alpha - 1);
            if (value > best) {
                best = value;
                squares[depth] = list.square();
            }
        }
        return best;
    }

    /** Fills the list with the moves of a position, best guess first. */
    final void order(Candidates list, long own, long opponent, long mobility, int depth) {
        int square = TranspositionTable.square(table(depth).find(own, opponent));
        order.fill(list, own, opponent, mobility, depth, square);
    }
}
