package flipscope.engine;

import flipscope.core.MobilityCore;
import flipscope.core.PopCount;
import java.util.function.Consumer;

/**
 * Iterative deepening: searches one move ahead, then two, and so on, trying the best move of the
 * previous depth first. The result is that of the deepest search completed within the node budget.
 * To reach the least depth of an effort it may spend the budget twice.
 */
record Deepening(
        Effort effort,
        SearchBudget budget,
        TranspositionTable table,
        RootMoves roots,
        Consumer<SearchResult> progress) {
    /** How far the value of a depth is expected to lie from that of the depth before. */
    private static final int REACH = 2 * Evaluation.PER_DISC;

    /**
     * How many times the budget may be spent to reach the least depth. Without a limit a strange
     * position could keep a processor busy for long.
     */
    private static final int STRETCH = 2;

    /**
     * The best line of a position with at least one legal move, with an estimate of its score;
     * exact if the search reached the end of the game on every path.
     *
     * @param depth the maximum depth, at least 1
     */
    SearchResult answer(long own, long opponent, int depth) {
        MidgameScout scout =
                new MidgameScout(effort.evaluation(), table, budget, depth, effort.techniques());
        PrincipalVariation search = new PrincipalVariation(scout, budget, depth, roots);
        // A first move is always found: its search is not limited.
        SearchResult found = finished(search, own, opponent, 1, 0);
        try {
            while (found.depth() < depth) {
                progress.accept(found);
                boolean enough = found.depth() >= effort.least();
                budget.limit(enough ? effort.nodes() : STRETCH * effort.nodes());
                found = finished(search, own, opponent, found.depth() + 1, found.score());
            }
        } catch (SearchBudget.BudgetSpent spent) {
            // The result of the previous depth stands.
        }
        // The node count is of all depths, including an unfinished last one.
        return new SearchResult(
                found.square(),
                found.score(),
                found.depth(),
                found.exact(),
                budget.nodes(),
                found.line(),
                roots.list(found.square()));
    }

    private SearchResult finished(
            PrincipalVariation search, long own, long opponent, int depth, double guess) {
        int value =
                depth > 1 && effort.uses(SearchTechnique.ASPIRATION)
                        ? Aspiration.value(
                                search,
                                REACH,
                                own,
                                opponent,
                                depth,
                                (int) (guess * Evaluation.PER_DISC))
                        : search.value(own, opponent, depth);
        roots.finished(MobilityCore.mobility(own, opponent), Evaluation.PER_DISC);
        double score = (double) value / Evaluation.PER_DISC;
        boolean exact =
                depth >= PopCount.hardware(~(own | opponent))
                        && !effort.uses(SearchTechnique.PROB_CUT);
        return search.result(score, depth, exact);
    }
}
