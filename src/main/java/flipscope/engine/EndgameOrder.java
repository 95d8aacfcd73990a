package flipscope.engine;

import flipscope.core.OddQuarters;
import java.util.Arrays;
import java.util.Set;

/**
 * The order of moves in the endgame. The more squares are empty, the larger the tree below a move,
 * and the more work a good order is worth: near the end a move is judged by the number of replies
 * that it leaves, earlier also by its evaluation, and earlier still by a search a few moves deep.
 */
final class EndgameOrder {
    /** From this many empty squares on, evaluating the moves pays. */
    private static final int EVALUATE = 10;

    /** The same for a search that looks ahead to order its moves. */
    private static final int EVALUATE_LATE = 14;

    /** From these numbers of empty squares on, looking one, two and three moves ahead pays. */
    private static final int[] LOOK_AHEAD = {18, 19, 22};

    /** See {@link MoveOrder.Judging}; an evaluation further from the end counts less. */
    private static final int PER_UNIT = 8;

    private static final int PER_UNIT_AHEAD = 3;

    private final boolean parity;
    private final MoveOrder[] orders;

    /**
     * For positions with at most {@code empties} empty squares.
     *
     * @param sooner by how many fewer empty squares each order is used
     */
    EndgameOrder(
            Evaluation evaluation,
            SearchBudget budget,
            int empties,
            Set<SearchTechnique> used,
            int sooner) {
        parity = used.contains(SearchTechnique.PARITY);
        orders = new MoveOrder[empties + 1];
        MoveOrder plain = plain(used);
        Arrays.fill(orders, plain);
        Lookahead ahead = new Lookahead(evaluation, budget);
        boolean deep = used.contains(SearchTechnique.LOOKAHEAD);
        int perUnit = deep ? PER_UNIT_AHEAD : PER_UNIT;
        if (used.contains(SearchTechnique.EVALUATION)) {
            int first = (deep ? EVALUATE_LATE : EVALUATE) - sooner;
            from(first, new MoveOrder.Judging(plain, ahead, 0, perUnit));
        }
        for (int i = 0; deep && i < LOOK_AHEAD.length; i++) {
            from(LOOK_AHEAD[i] - sooner, new MoveOrder.Judging(plain, ahead, i + 1, perUnit));
        }
    }

    private static MoveOrder plain(Set<SearchTechnique> used) {
        if (used.contains(SearchTechnique.FASTEST_FIRST)) {
            return MoveOrder.FASTEST_FIRST;
        }
        return used.contains(SearchTechnique.FEW_REPLIES)
                ? MoveOrder.QUICK
                : new MoveOrder.BySquare();
    }

    private void from(int empties, MoveOrder order) {
        for (int i = empties; i < orders.length; i++) {
            orders[i] = order;
        }
    }

    /** Fills the list with the moves of a position, best guess first. */
    void fill(
            Candidates list, long own, long opponent, long mobility, int empties, int remembered) {
        long odd = parity ? OddQuarters.quarters(own, opponent) : 0;
        orders[empties].fill(list, own, opponent, mobility, remembered, odd);
    }
}
