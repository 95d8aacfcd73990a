package flipscope.core;

/** Plays a move: places the disc and turns those in between. */
public final class MoveApply {
    private MoveApply() {}

    /**
     * Both boards after a move. The sides are not exchanged: the first word is still the side that
     * moved.
     *
     * <p>Technique: XOR toggles bits. The same word switches a disc on for one side and off for the
     * other. Cost: 3 operations and those of {@link FlipsLoop}. Source: S1. Oracle: {@code
     * Position.play}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param move one empty square, a legal move
     * @return the discs of the side that moved, then those of the other side
     */
    @Algorithm(
            id = "reversi/move/apply",
            title = "Play a move",
            family = "move",
            path = 401,
            summary = "Two XORs turn every disc at once",
            origin = "S1",
            example =
                    "position=----X------XO-----XXO----X-XO-----XOOO-----OO------O------------+X&move=e7")
    public static long[] apply(long own, long opponent, long move) {
        // Which discs turn?
        long flips = FlipsLoop.flips(own, opponent, move);

        // Switch our side. It gains the disc placed and every disc that turns.
        long gained = move | flips;
        long ownAfter = own ^ gained;

        // Switch the other side. The same discs were set there, so XOR clears them.
        long opponentAfter = opponent ^ flips;
        return new long[] {ownAfter, opponentAfter};
    }
}
