package flipscope.engine;

import flipscope.core.MobilityCore;

/**
 * Answers whether a position is worth more than a bound: alpha-beta with a null window, which cuts
 * more than any other, and a transposition table. All values are for the side to move, in the
 * scout's own unit.
 */
abstract class Scout {
    private final TranspositionTable table;
    private final Candidates[] lists;

    /** The least depth for which a position is looked up and remembered. */
    private final int remember;

    /** The count of all positions visited. */
    protected final Meter meter;

    /**
     * A scout that starts knowing nothing.
     *
     * @param depth how many moves it looks ahead at most
     * @param remember the least depth for which the transposition table saves more time than it
     *     takes
     */
    protected Scout(TranspositionTable table, Meter meter, int depth, int remember) {
        this.table = table;
        this.meter = meter;
        this.remember = remember;
        lists = Candidates.perDepth(depth);
    }

    /** The value where no move is looked ahead. */
    abstract int leaf(long own, long opponent);

    /** The value of a finished game. */
    abstract int finished(long own, long opponent);

    /** How many moves ahead {@link #shallow} takes over. */
    abstract int shallowDepth();

    /** {@link #value} for small depths, where another method is faster. */
    abstract int shallow(long own, long opponent, int depth, int alpha);

    /** Squares that deserve to be tried a little earlier. */
    abstract long preferred(long own, long opponent);

    /** How moves are put in order at a depth. */
    MoveOrder order(int depth) {
        return MoveOrder.QUICK;
    }

    /**
     * What the value cannot exceed, where that is seen without a search; else more than any value.
     */
    int ceiling(long opponent, int depth, int alpha) {
        return PrincipalVariation.INFINITE;
    }

    /**
     * Compares the value of a position with {@code alpha}.
     *
     * @param depth how many moves to look ahead; passes are free
     * @return at most {@code alpha}: the value is at most what is returned; more: it is at least
     *     what is returned
     */
    final int value(long own, long opponent, int depth, int alpha) {
        if (depth <= shallowDepth()) {
            return shallow(own, opponent, depth, alpha);
        }
        meter.count();
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

    /** What the table knows of a move that settles it, before any is searched; else alpha. */
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

    /** Remembers what a search of some window {@code alpha..beta} found. */
    final void remember(
            long own, long opponent, int depth, int alpha, int beta, int value, int square) {
        table.store(own, opponent, depth, alpha, beta, value, square);
    }
}
