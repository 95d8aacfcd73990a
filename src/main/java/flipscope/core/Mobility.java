package flipscope.core;

/** Where the side to move may play, looking in one direction only. */
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
            title = "Legal moves found by moving left",
            family = "mobility",
            path = 202,
            summary = "One direction, six rounds",
            origin = "S4, S2",
            example = "position=------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X")
    public static long left(long own, long opponent) {
        // Which discs are passable? Those on the inner files:
        // from an edge, a shift would wrap to the other side.
        long passable = opponent & INNER_FILES;

        // Move all discs of ours one left. One shift moves them all at the same time.
        long beside = own << 1;

        // Keep those on passable discs; run on. Five rounds
        // more: no run is longer than six.
        long run = beside & passable;
        for (int round = 2; round <= 6; round++) {
            run |= run << 1 & passable;
        }

        // One more left, onto an empty square. Each such square is a legal move.
        long beyond = run << 1;
        long empty = ~(own | opponent);
        long legal = beyond & empty;
        return legal;
    }
}
