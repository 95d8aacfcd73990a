package flipscope.engine;

/**
 * Looks all moves of a position up in the transposition table before any is searched (“enhanced
 * transposition cut-off”, Plaat 1996): if one of them is already proved good enough, the order of
 * the others does not matter.
 */
final class EnhancedTranspositions {
    private EnhancedTranspositions() {}

    /**
     * A lower bound of the value above {@code alpha} if the table proves one by some move; else
     * {@code alpha}. The list is left before its first move.
     *
     * @param deeper whether knowledge from a deeper search will do too
     */
    static int refuted(
            TranspositionTable table,
            Candidates list,
            long own,
            long opponent,
            int depth,
            int alpha,
            boolean deeper) {
        int best = alpha;
        while (best <= alpha && list.advance()) {
            long flipped = list.flipped();
            long known = table.find(opponent ^ flipped, own ^ flipped ^ list.move());
            if (TranspositionTable.reaches(known, depth - 1, deeper)) {
                best = Math.max(best, -TranspositionTable.upper(known));
            }
        }
        list.restart();
        return best;
    }
}
