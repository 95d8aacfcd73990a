package flipscope.core;

/** Where the side to move may play: both directions of a line share half of the work. */
public final class MobilityPrefix {
    private MobilityPrefix() {}

    /**
     * The empty squares on which {@code own} outflanks at least one disc.
     *
     * <p>Technique: on each of the four lines, pairs of passable discs are found once and let both
     * directions jump two squares at a time; two rounds and two jumps reach six. One mask is
     * enough: up and down nothing wraps, and what goes past an end falls off. Cost: 119 operations.
     * Source: beyond the articles; Edax has it. Oracle: {@code NaiveRules.mobility}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/mobility/prefix",
            title = "Legal moves, jumping in pairs",
            family = "mobility",
            path = 206,
            summary = "Both directions of a line share a mask of pairs",
            origin = "beyond",
            example = "position=-----------O------X-O-----XXOXX----XXO----OOXO-----OXXX---------+O")
    public static long mobility(long own, long opponent) {
        // Which discs are passable? Those on the inner files; only up and down has no edge to
        // wrap round.
        long passable = opponent & Edges.INNER_FILES;

        // Move left and right
        long beyond = line(own, passable, 1);

        // Move up and down
        beyond |= line(own, opponent, 8);

        // Move up and left, down and right
        beyond |= line(own, passable, 9);

        // Move up and right, down and left
        beyond |= line(own, passable, 7);

        // Keep the empty squares. What is left is legal.
        long empty = ~(own | opponent);
        return beyond & empty;
    }

    /**
     * The squares one step past every run, in both directions of a line.
     *
     * @param own discs of the side to move
     * @param passable the passable discs; none on an edge where a shift would wrap
     * @param by the distance to the next square on this line: 1, 8, 9 or 7
     * @return a set of squares, empty or not
     */
    private static long line(long own, long passable, int by) {
        // Start next to our discs, on both sides. Only on passable discs.
        long left = own << by & passable;
        long right = own >>> by & passable;

        // Run on by one. Now runs of two are filled.
        left |= left << by & passable;
        right |= right >>> by & passable;

        // Find the pairs. A disc that stands after another one can be reached by a jump of two; for
        // the other direction the same pairs are looked at from their other end.
        long pairs = passable << by & passable;
        long pairsBack = pairs >>> by;

        // Jump by two. Now runs of four are filled.
        left |= left << 2 * by & pairs;
        right |= right >>> 2 * by & pairsBack;

        // Jump by two again. Six is the longest run that there can be.
        left |= left << 2 * by & pairs;
        right |= right >>> 2 * by & pairsBack;

        // One step further on both sides
        long beyondLeft = left << by;
        long beyondRight = right >>> by;
        return beyondLeft | beyondRight;
    }
}
