package flipscope.core;

/** One direction on a board of four by four, small enough to follow by hand. */
public final class MobilityMini {
    private MobilityMini() {}

    /**
     * Files b and c: only discs there are passable.
     *
     * <pre>
     * . x x .
     * . x x .
     * . x x .
     * . x x .
     * </pre>
     */
    @View(Shape.MINI)
    private static final int INNER_FILES = 0x6666;

    /**
     * The empty squares of a 4x4 board on which {@code own} outflanks at least one disc to its
     * right.
     *
     * <p>Technique: masked shifts, two of them, since no run between two discs is longer than two.
     * Cost: 10 operations. Source: S4. Oracle: a walk along each row.
     *
     * @param own discs of the side to move; bit 15 = a1, bit 0 = d4
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/mobility/mini",
            title = "Legal moves found by moving left, on four by four",
            family = "mobility-mini",
            path = 201,
            summary = "A small board, two rounds",
            origin = "S4",
            example = "position=-OOX-OXX-OXO-XOX+X")
    @View(Shape.MINI)
    public static int left(@View(Shape.MINI) int own, @View(Shape.MINI) int opponent) {
        // Which discs are passable? Those on the inner files: from an edge, a shift would wrap
        // into the next row.
        int passable = opponent & INNER_FILES;

        // Move every disc of ours one square left. One shift moves them all at the same time.
        int beside = own << 1;

        // Keep those that land on passable discs. Each stands directly left of one of ours.
        int run = beside & passable;

        // Run on left, once more. On a board this small no run is longer than two.
        int further = run << 1 & passable;
        run |= further;

        // One more step left. Each empty square that it reaches is a legal move.
        int beyond = run << 1;
        int empty = ~(own | opponent);
        int legal = beyond & empty;
        return legal;
    }
}
