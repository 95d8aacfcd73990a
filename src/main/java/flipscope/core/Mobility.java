package flipscope.core;

/**
 * Where the side to move may play. A set of squares is a {@code long}: bit 63 is a1, bit 0 is h8.
 */
public final class Mobility {
    private Mobility() {}

    /** Files b to g: a disc here can move sideways without wrapping round an edge. */
    private static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;

    /**
     * The empty squares on which {@code own} outflanks at least one disc to its right.
     *
     * <p>Technique: masked shifts, six of them, since a run is never longer. Cost: 22 operations.
     * Source: S4, S2. Oracle: {@code NaiveRules.mobility}, one direction of it.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/mobility/left",
            title = "Legal moves to the left",
            family = "mobility",
            summary = "One direction, six rounds",
            origin = "S4, S2",
            example = "position=---------------------------OX------XO---------------------------+X")
    public static long left(long own, long opponent) {
        // Which discs can be slid past? Those on the inner files: at the edges a shift would wrap.
        long passable = opponent & INNER_FILES;

        // Start directly left of every disc of ours, then run on left, five times more.
        long run = own << 1 & passable;
        for (int round = 2; round <= 6; round++) {
            run |= run << 1 & passable;
        }

        // One more step left must reach an empty square.
        long beyond = run << 1;
        long empty = ~(own | opponent);
        return beyond & empty;
    }
}
