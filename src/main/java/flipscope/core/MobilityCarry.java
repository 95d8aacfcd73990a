package flipscope.core;

/** Where the side to move may play: one direction by a single addition, the others by shifts. */
public final class MobilityCarry {
    private MobilityCarry() {}

    /**
     * The empty squares on which {@code own} outflanks at least one disc.
     *
     * <p>Technique: an addition carries through a whole run at once, as in 999 + 1, so one addition
     * replaces six rounds of shifts. A carry runs only to the left; the seven other directions go
     * by shifts. Cost: 150 operations. Source: S0, in 64 bits. Oracle: {@code NaiveRules.mobility}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/mobility/carry",
            title = "Legal moves: the carry trick",
            family = "mobility",
            path = 203,
            summary = "One direction by adding, the rest by shifts",
            origin = "S0",
            example = "position=------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X")
    public static long mobility(long own, long opponent) {
        // Which discs are passable? Those on files b to g: file a stays
        // empty, so that no carry runs on from there into the row above.
        long passable = opponent & Edges.INNER_FILES;

        // Start beside ours. Every disc moves one square left.
        long start = own << 1;

        // Ripple a carry through each run. Where a start meets a run, the sum
        // clears it and sets the first square past it, as 999 + 1 does.
        long ripple = passable + start;

        // Keep what stopped on an empty square. A start that
        // met no run is still where it was and is taken away.
        long empty = ~(own | opponent);
        long landed = ripple & empty;
        long legal = landed & ~start;

        // The way back, to the right, by shifts. A carry cannot run that way.
        long run = Fill.shiftRight(own, passable, 1);
        legal |= run >>> 1 & empty;

        // Up and down, by shifts
        long upright = opponent & Edges.INNER_ROWS;
        run = Fill.shiftLeft(own, upright, 8);
        legal |= run << 8 & empty;
        run = Fill.shiftRight(own, upright, 8);
        legal |= run >>> 8 & empty;

        // The four slanting directions, by shifts
        long slanting = opponent & Edges.INNER_SQUARES;
        run = Fill.shiftLeft(own, slanting, 9);
        legal |= run << 9 & empty;
        run = Fill.shiftRight(own, slanting, 9);
        legal |= run >>> 9 & empty;
        run = Fill.shiftLeft(own, slanting, 7);
        legal |= run << 7 & empty;
        run = Fill.shiftRight(own, slanting, 7);
        legal |= run >>> 7 & empty;
        return legal;
    }
}
