package flipscope.core;

/** Where the side to move may play: masked shifts in all eight directions. */
public final class MobilityShifts {
    private MobilityShifts() {}

    /**
     * The empty squares on which {@code own} outflanks at least one disc.
     *
     * <p>Technique: in each direction slide over the other side's discs in six rounds, then take
     * one more step; three masks keep the runs from wrapping round an edge. The source takes the
     * vertical mask for RIGHT, a slip; here left and right both take the files. Cost: 164
     * operations. Source: S1, S2. Oracle: {@code NaiveRules.mobility}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/mobility/shifts",
            title = "Legal moves, by shifts",
            family = "mobility",
            path = 204,
            summary = "Eight directions, three edge masks",
            origin = "S1, S2",
            example = "position=------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X")
    public static long mobility(long own, long opponent) {
        // Where can a line run, and where can it end? It ends on an empty square. It runs over the
        // other side's discs, but not over one on an edge that ends the line: a shift would wrap or
        // fall off there.
        long upright = opponent & Edges.INNER_ROWS;
        long sideways = opponent & Edges.INNER_FILES;
        long slanting = opponent & Edges.INNER_SQUARES;
        long empty = ~(own | opponent);

        // Move up
        long run = Fill.shiftLeft(own, upright, 8);
        long legal = run << 8 & empty;

        // Move up and right
        run = Fill.shiftLeft(own, slanting, 7);
        legal |= run << 7 & empty;

        // Move right
        run = Fill.shiftRight(own, sideways, 1);
        legal |= run >>> 1 & empty;

        // Move down and right
        run = Fill.shiftRight(own, slanting, 9);
        legal |= run >>> 9 & empty;

        // Move down
        run = Fill.shiftRight(own, upright, 8);
        legal |= run >>> 8 & empty;

        // Move down and left
        run = Fill.shiftRight(own, slanting, 7);
        legal |= run >>> 7 & empty;

        // Move left
        run = Fill.shiftLeft(own, sideways, 1);
        legal |= run << 1 & empty;

        // Move up and left. All eight directions together are the legal moves.
        run = Fill.shiftLeft(own, slanting, 9);
        legal |= run << 9 & empty;
        return legal;
    }
}
