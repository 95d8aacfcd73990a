package flipscope.core;

/** Where the side to move may play: runs that double their reach each round. */
public final class MobilityKoggeStone {
    private MobilityKoggeStone() {}

    /**
     * The empty squares on which {@code own} outflanks at least one disc.
     *
     * <p>Technique: parallel prefix after Kogge and Stone. A run grows by one square, then by two,
     * then by four, while a second word remembers over which discs a jump of that length is open.
     * Three rounds instead of six keep the longest chain of dependent operations short; part of
     * that gain pays for the second word. Cost: 131 operations, 15 of them in a chain. Source:
     * beyond the articles; known from chess programs. Oracle: {@code NaiveRules.mobility}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/mobility/kogge-stone",
            title = "Legal moves, doubling the reach",
            family = "mobility",
            path = 207,
            summary = "One square, then two, then four: the shortest chain",
            origin = "beyond",
            example = "position=-----------O------X-O-----XXOXX----XXO----OOXO-----OXXX---------+O")
    public static long mobility(long own, long opponent) {
        // Which discs are passable? Those on the inner files; only up and down has no edge to
        // wrap round.
        long passable = opponent & Edges.INNER_FILES;

        // Move left and right
        long sideways = left(own, passable, 1) | right(own, passable, 1);

        // Move up and down
        long upright = left(own, opponent, 8) | right(own, opponent, 8);

        // Move up and left, down and right
        long falling = left(own, passable, 9) | right(own, passable, 9);

        // Move up and right, down and left
        long rising = left(own, passable, 7) | right(own, passable, 7);

        // Keep the empty squares. Joined two by two, no direction waits for the others.
        long straight = sideways | upright;
        long slanting = falling | rising;
        long empty = ~(own | opponent);
        return (straight | slanting) & empty;
    }

    /**
     * The squares one step past every run, by shifts to the left.
     *
     * @param own discs of the side to move
     * @param passable the passable discs; none on an edge where a shift would wrap
     * @param by the distance to the next square on this line: 1, 8, 9 or 7
     * @return a set of squares, empty or not
     */
    private static long left(long own, long passable, int by) {
        // Grow by one, and find where two can be jumped. Two passable discs in a row let a run
        // jump.
        long reached = own | own << by & passable;
        long pairs = passable & passable << by;

        // Grow by two, and find where four can be jumped. Two pairs in a row let a run jump them
        // both.
        reached |= reached << 2 * by & pairs;
        long fours = pairs & pairs << 2 * by;

        // Grow by four. One, two and four make seven: more than the longest run.
        reached |= reached << 4 * by & fours;

        // One step past the runs. Only the passable discs count, not our own.
        long run = reached & passable;
        return run << by;
    }

    /**
     * The squares one step past every run, by shifts to the right.
     *
     * @param own discs of the side to move
     * @param passable the passable discs; none on an edge where a shift would wrap
     * @param by the distance to the next square on this line: 1, 8, 9 or 7
     * @return a set of squares, empty or not
     */
    private static long right(long own, long passable, int by) {
        // Grow by one, and find where two can be jumped. Two passable discs in a row let a run
        // jump.
        long reached = own | own >>> by & passable;
        long pairs = passable & passable >>> by;

        // Grow by two, and find where four can be jumped. Two pairs in a row let a run jump them
        // both.
        reached |= reached >>> 2 * by & pairs;
        long fours = pairs & pairs >>> 2 * by;

        // Grow by four. One, two and four make seven: more than the longest run.
        reached |= reached >>> 4 * by & fours;

        // One step past the runs. Only the passable discs count, not our own.
        long run = reached & passable;
        return run >>> by;
    }
}
