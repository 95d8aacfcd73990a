package flipscope.engine;

import java.util.List;

/**
 * Iterative deepening: searches one move ahead, then two, and so on, each time beginning with what
 * was best before. The deepest search that was finished within the node budget counts.
 */
final class Deepening {
    private final Effort effort;
    private final Meter meter;

    Deepening(Effort effort, Meter meter) {
        this.effort = effort;
        this.meter = meter;
    }

    /**
     * The best line of a position that has a move, with an estimate of its score; exact when the
     * search reached the end of the game on every path.
     *
     * @param depth how far to look ahead at most, at least 1
     */
    Answer answer(long own, long opponent, int depth) {
        TranspositionTable table = new TranspositionTable(effort.tableBits());
        MidgameScout scout = new MidgameScout(effort.evaluation(), table, meter, depth);
        PrincipalVariation search = new PrincipalVariation(scout, meter, depth);
        int reached = 0;
        int value = 0;
        List<Integer> line = List.of();
        try {
            while (reached < depth) {
                // A first move is always found: its search is not limited.
                meter.limit(reached == 0 ? Long.MAX_VALUE : effort.nodes());
                value = search.value(own, opponent, reached + 1);
                reached++;
                line = search.line(reached);
            }
        } catch (Meter.BudgetSpent spent) {
            // What was found one move less ahead stands.
        }
        boolean exact = reached >= Long.bitCount(~(own | opponent));
        double score = (double) value / Evaluation.PER_DISC;
        return new Answer(line.get(0), score, reached, exact, meter.nodes(), line);
    }
}
