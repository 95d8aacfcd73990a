package flipscope.engine;

import java.util.Arrays;
import java.util.Set;

/**
 * The order of moves in the middle of the game: by the replies that they leave, and where a search
 * is deep, by the evaluation of what they lead to, so many moves further on.
 */
final class MidgameOrder {
    /** From this depth on, evaluating the moves pays. */
    private static final int EVALUATE = 4;

    /** From these depths on, looking one, two and three moves ahead pays. */
    private static final int[] LOOK_AHEAD = {8, 11, 14};

    private static final int PER_UNIT = 4;

    private final MoveOrder[] orders;

    /** For searches of at most {@code depth} moves. */
    MidgameOrder(Evaluation evaluation, SearchBudget budget, int depth, Set<SearchTechnique> used) {
        orders = new MoveOrder[depth + 1];
        Arrays.fill(orders, MoveOrder.QUICK);
        if (used.contains(SearchTechnique.LOOKAHEAD)) {
            Lookahead ahead = new Lookahead(evaluation, budget);
            from(EVALUATE, new MoveOrder.Judging(MoveOrder.QUICK, ahead, 0, PER_UNIT));
            for (int i = 0; i < LOOK_AHEAD.length; i++) {
                from(LOOK_AHEAD[i], new MoveOrder.Judging(MoveOrder.QUICK, ahead, i + 1, PER_UNIT));
            }
        }
    }

    private void from(int depth, MoveOrder order) {
        for (int i = depth; i < orders.length; i++) {
            orders[i] = order;
        }
    }

    /** Fills the list with the moves of a position, best guess first. */
    void fill(Candidates list, long own, long opponent, long mobility, int depth, int remembered) {
        orders[depth].fill(list, own, opponent, mobility, remembered, /* preferred= */ 0);
    }
}
