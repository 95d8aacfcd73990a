package flipscope.core;

/** Which discs a move turns, on a machine that has only 32 bits. */
public final class FlipsHalves {
    private FlipsHalves() {}

    /**
     * The opponent's discs that a move turns.
     *
     * <p>Technique: the board is cut in two, with one routine for a move in each half, since
     * different rays cross the middle. Cost: 175 operations in the upper half, 169 in the lower.
     * Source: S0. Oracle: {@code NaiveRules.flips}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param move one empty square
     * @return a subset of {@code opponent}; empty when the move is not legal
     */
    @Algorithm(
            id = "reversi/flips/halves",
            title = "What flips, in two halves",
            family = "flips",
            path = 304,
            summary = "Two 32-bit halves, one routine for a move in each",
            origin = "S0",
            example =
                    "position=--X--------XOX---OOOOOOO-OOXO-OX-OOOOOXXXXXXXXX--OO---X---------+X&move=f4")
    public static long flips(long own, long opponent, long move) {
        // Cut the boards in two. The high word is rows 1 to 4, the low word rows 5 to 8.
        @View(Shape.UPPER)
        int own1 = (int) (own >>> 32);
        @View(Shape.LOWER)
        int own0 = (int) own;
        @View(Shape.UPPER)
        int opponent1 = (int) (opponent >>> 32);
        @View(Shape.LOWER)
        int opponent0 = (int) opponent;

        // Cut the move too. One of its halves is empty.
        @View(Shape.UPPER)
        int move1 = (int) (move >>> 32);
        @View(Shape.LOWER)
        int move0 = (int) move;

        // Is the move in the upper half? Each half has a routine of its own.
        if (move1 != 0) {
            return FlipsUpperHalf.flips(own1, own0, opponent1, opponent0, move1);
        }
        return FlipsLowerHalf.flips(own1, own0, opponent1, opponent0, move0);
    }
}
