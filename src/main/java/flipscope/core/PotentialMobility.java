package flipscope.core;

/** Where the side to move may come to play: the empty squares next to the other side. */
public final class PotentialMobility {
    private PotentialMobility() {}

    /**
     * The empty squares next to a disc of {@code opponent}, in any direction: a legal move is
     * always one of them, and the others may become legal.
     *
     * <p>Technique: two shifts sideways, then the whole row of three one row up and one down, which
     * makes the diagonals too. Cost: 13 operations. Source: beyond the articles; evaluations of
     * Reversi have counted it since Rosenbloom’s Iago, 1982. Oracle: a walk to the eight neighbours
     * of every square.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/potential/core",
            title = "Moves that may come",
            family = "position-potential",
            path = 801,
            summary = "Empty squares next to the other side, by four shifts",
            origin = "beyond",
            example = "position=------------X-O-OOOOOX---OOOOOX----OO-----OOOX------------------+X",
            engine = true)
    public static long squares(long own, long opponent) {
        // Look beside every disc of the other side
        long beside = Neighbours.of(opponent);

        // Keep the empty squares. A move there may turn that disc, now or later.
        long empty = ~(own | opponent);
        return beside & empty;
    }
}
