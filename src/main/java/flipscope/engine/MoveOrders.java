package flipscope.engine;

import flipscope.core.OddQuarters;
import java.util.Arrays;
import java.util.Set;

/**
 * The order of moves by the depth of the search below them. The deeper it is, the larger the tree
 * below a move, and the more work a good order is worth: near the leaves a move is judged by the
 * number of replies that it leaves, further up also by the evaluation of what it leads to, and
 * further still by a search a few moves deep. In the endgame the depth is the number of empty
 * squares.
 */
final class MoveOrders {
    /** From this many empty squares on, evaluating the moves pays. */
    private static final int EVALUATE = 10;

    /**
     * From this many empty squares on, evaluating pays in a search that looks ahead to order its
     * moves.
     */
    private static final int EVALUATE_LATE = 14;

    /** From these numbers of empty squares on, looking one, two and three moves ahead pays. */
    private static final int[] LOOK_AHEAD = {18, 19, 22};

    /** See {@link MoveOrder.Judging}; an evaluation further from the end counts less. */
    private static final int PER_UNIT = 8;

    private static final int PER_UNIT_AHEAD = 3;

    /** From this depth on, evaluating the moves pays in the middle of the game. */
    private static final int EVALUATE_MIDGAME = 4;

    private static final int[] LOOK_AHEAD_MIDGAME = {8, 11, 14};

    private static final int PER_UNIT_MIDGAME = 4;

    private final MoveOrder plain;
    private final Lookahead ahead;
    private final MoveOrder[] orders;

    /** Whether squares in odd regions come sooner. */
    private final boolean parity;

    private MoveOrders(MoveOrder plain, Lookahead ahead, int depth, boolean parity) {
        this.plain = plain;
        this.ahead = ahead;
        this.parity = parity;
        orders = new MoveOrder[depth + 1];
        Arrays.fill(orders, plain);
    }

    /** For searches of the middle of the game, of at most {@code depth} moves. */
    static MoveOrders midgame(
            Evaluation evaluation, SearchBudget budget, int depth, Set<SearchTechnique> used) {
        Lookahead ahead = new Lookahead(evaluation, budget);
        MoveOrders orders = new MoveOrders(MoveOrder.QUICK, ahead, depth, false);
        if (used.contains(SearchTechnique.LOOKAHEAD)) {
            orders.judge(EVALUATE_MIDGAME, 0, PER_UNIT_MIDGAME);
            orders.lookAhead(LOOK_AHEAD_MIDGAME, 0, PER_UNIT_MIDGAME);
        }
        return orders;
    }

    /**
     * For positions with at most {@code empties} empty squares.
     *
     * @param sooner by how many fewer empty squares each order is used
     */
    static MoveOrders endgame(
            Evaluation evaluation,
            SearchBudget budget,
            int empties,
            Set<SearchTechnique> used,
            int sooner) {
        boolean deep = used.contains(SearchTechnique.LOOKAHEAD);
        int perUnit = deep ? PER_UNIT_AHEAD : PER_UNIT;
        Lookahead ahead = new Lookahead(evaluation, budget);
        MoveOrders orders =
                new MoveOrders(plain(used), ahead, empties, used.contains(SearchTechnique.PARITY));
        if (used.contains(SearchTechnique.EVALUATION)) {
            orders.judge((deep ? EVALUATE_LATE : EVALUATE) - sooner, 0, perUnit);
        }
        if (deep) {
            orders.lookAhead(LOOK_AHEAD, sooner, perUnit);
        }
        return orders;
    }

    private static MoveOrder plain(Set<SearchTechnique> used) {
        if (used.contains(SearchTechnique.FASTEST_FIRST)) {
            return MoveOrder.FASTEST_FIRST;
        }
        return used.contains(SearchTechnique.FEW_REPLIES) ? MoveOrder.QUICK : MoveOrder.BY_SQUARE;
    }

    private void lookAhead(int[] depths, int sooner, int perUnit) {
        for (int i = 0; i < depths.length; i++) {
            judge(depths[i] - sooner, i + 1, perUnit);
        }
    }

    /** From this depth on, moves are judged by positions some moves on. */
    private void judge(int depth, int moves, int perUnit) {
        if (depth < orders.length) {
            MoveOrder judging = new MoveOrder.Judging(plain, ahead, moves, perUnit);
            Arrays.fill(orders, depth, orders.length, judging);
        }
    }

    /** Fills the list with the moves of a position, best guess first. */
    void fill(Candidates list, long own, long opponent, long mobility, int depth, int remembered) {
        long odd = parity ? OddQuarters.quarters(own, opponent) : 0;
        orders[depth].fill(list, own, opponent, mobility, remembered, odd);
    }
}
