package flipscope.core;

/** Where the side to move may play: the code that the engine runs. */
public final class MobilityCore {
    private MobilityCore() {}

    /**
     * The empty squares on which {@code own} outflanks at least one disc.
     *
     * <p>Technique: to the left one addition carries through every run. The other lines are done in
     * three rounds instead of six, since a mask of neighbouring pairs lets the second and third
     * round move two squares; three of them in both directions at once. Cost: 109 operations.
     * Source: S0 for the carry; the pairs are parallel prefix, as known from chess programs.
     * Oracle: {@code NaiveRules.mobility}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/mobility/core",
            title = "Legal moves, as the engine finds them",
            family = "mobility",
            path = 208,
            summary = "A carry, and three lines both ways by pairs",
            origin = "ours",
            example = "position=------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X",
            engine = true)
    public static long mobility(long own, long opponent) {
        // Which discs are passable? On the inner files
        // nothing wraps; up and down every disc will do.
        long passable = opponent & Edges.INNER_FILES;

        // Left, by a carry. Each run that begins beside
        // us is cleared, and the square past it is set.
        long beside = own << 1 & passable;
        long legal = passable + beside;

        // Right, in three rounds. One square, then twice
        // two squares, where two discs stand side by side.
        long run = own >>> 1 & passable;
        run |= run >>> 1 & passable;
        long pairs = passable & passable >>> 1;
        run |= run >>> 2 & pairs;
        run |= run >>> 2 & pairs;
        legal |= run >>> 1;

        // Up and down
        legal |= bothWays(own, opponent, 8);

        // The diagonals from top left to bottom right
        legal |= bothWays(own, passable, 9);

        // The diagonals from top right to bottom left
        legal |= bothWays(own, passable, 7);

        // Only empty squares count
        return legal & ~(own | opponent);
    }

    /**
     * The squares one step past each run, in both directions of a line; some of them are not empty.
     */
    private static long bothWays(long own, long passable, int by) {
        // Start next to our discs, in both directions, and slide one square
        long left = own << by & passable;
        long right = own >>> by & passable;
        left |= left << by & passable;
        right |= right >>> by & passable;

        // Where do two discs follow one another? The same pairs serve both directions.
        long pairsLeft = passable & passable << by;
        long pairsRight = pairsLeft >>> by;

        // Slide over pairs, two squares at a time, twice. That
        // makes six squares in all, as long as a run can be.
        left |= left << 2 * by & pairsLeft;
        right |= right >>> 2 * by & pairsRight;
        left |= left << 2 * by & pairsLeft;
        right |= right >>> 2 * by & pairsRight;

        // One more step leaves the runs
        return left << by | right >>> by;
    }
}
