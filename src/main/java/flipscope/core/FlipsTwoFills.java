package flipscope.core;

/** Which discs a move turns: slide from both ends, keep what both reach. */
public final class FlipsTwoFills {
    private FlipsTwoFills() {}

    /**
     * The opponent's discs that a move turns.
     *
     * <p>Technique: in each direction slide from the move over the opposing discs, and back from
     * all discs of our own; what both slides reach lies between the two. No loop depends on the
     * position. The source has one mask, files b to g, where this has three: up and down it needs
     * none, since a disc that is shifted too far falls off the end. Cost: 290 operations. Source:
     * S2. Oracle: {@code NaiveRules.flips}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param move one empty square
     * @return a subset of {@code opponent}; empty when the move is not legal
     */
    @Algorithm(
            id = "reversi/flips/two-fills",
            title = "What flips: slide from both ends",
            family = "flips",
            path = 302,
            summary = "From the move, and back from our own discs",
            origin = "S2",
            example =
                    "position=--X--------XOX---OOOOOOO-OOXO-OX-OOOOOXXXXXXXXX--OO---X---------+X&move=f4")
    public static long flips(long own, long opponent, long move) {
        // Which discs are passable? Not those on an edge that
        // ends the line: a shift would wrap or fall off there.
        long sideways = opponent & Edges.INNER_FILES;
        long upright = opponent & Edges.INNER_ROWS;
        long slanting = opponent & Edges.INNER_SQUARES;

        // Right of the move. Slide right from the move and left
        // from our own discs; between them both slides agree.
        long fromMove = Fill.shiftRight(move, sideways, 1);
        long fromOwn = Fill.shiftLeft(own, sideways, 1);
        long flips = fromMove & fromOwn;

        // Left of the move
        fromMove = Fill.shiftLeft(move, sideways, 1);
        fromOwn = Fill.shiftRight(own, sideways, 1);
        flips |= fromMove & fromOwn;

        // Above the move
        fromMove = Fill.shiftLeft(move, upright, 8);
        fromOwn = Fill.shiftRight(own, upright, 8);
        flips |= fromMove & fromOwn;

        // Below the move
        fromMove = Fill.shiftRight(move, upright, 8);
        fromOwn = Fill.shiftLeft(own, upright, 8);
        flips |= fromMove & fromOwn;

        // Above and left of the move
        fromMove = Fill.shiftLeft(move, slanting, 9);
        fromOwn = Fill.shiftRight(own, slanting, 9);
        flips |= fromMove & fromOwn;

        // Below and right of the move
        fromMove = Fill.shiftRight(move, slanting, 9);
        fromOwn = Fill.shiftLeft(own, slanting, 9);
        flips |= fromMove & fromOwn;

        // Above and right of the move
        fromMove = Fill.shiftLeft(move, slanting, 7);
        fromOwn = Fill.shiftRight(own, slanting, 7);
        flips |= fromMove & fromOwn;

        // Below and left of the move. All eight directions together are the discs that turn.
        fromMove = Fill.shiftRight(move, slanting, 7);
        fromOwn = Fill.shiftLeft(own, slanting, 7);
        flips |= fromMove & fromOwn;
        return flips;
    }
}
