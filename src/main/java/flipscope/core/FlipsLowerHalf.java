package flipscope.core;

/**
 * Which discs a move in rows 5 to 8 turns: three rays cross the middle, the others stay below it.
 */
final class FlipsLowerHalf {
    private FlipsLowerHalf() {}

    /**
     * The opponent's discs that a move in the lower half turns.
     *
     * @param own1 discs of the side to move, rows 1 to 4
     * @param own0 discs of the side to move, rows 5 to 8
     * @param opponent1 discs of the other side, rows 1 to 4
     * @param opponent0 discs of the other side, rows 5 to 8
     * @param move one empty square of rows 5 to 8
     * @return a set of squares of the whole board
     */
    static long flips(int own1, int own0, int opponent1, int opponent0, int move) {
        // Which discs are passable? Those on the inner files: rays that wrap are stopped at the
        // edge.
        int passable1 = opponent1 & Halves.INNER_FILES;
        int passable0 = opponent0 & Halves.INNER_FILES;

        // Look left, by adding. Only this ray towards the higher bits stays in the half.
        int ray = HalfFlips.LEFT * move;
        int flips0 = HalfFlips.byCarry(own0, passable0, ray);

        // Look up and left, across the middle
        long across = up(own1, own0, passable1, passable0, move, 9);

        // Look up, across the middle. Here the edge files may be passed too, and must: nothing
        // wraps.
        across |= up(own1, own0, opponent1, opponent0, move, 8);

        // Look up and right, across the middle
        across |= up(own1, own0, passable1, passable0, move, 7);

        // Look right, by shifts
        flips0 |= HalfFlips.right(own0, passable0, move);

        // Look down and right
        flips0 |= HalfFlips.down(own0, passable0, move, 9);

        // Look down. Again nothing wraps, and no mask may be put on.
        flips0 |= HalfFlips.down(own0, opponent0, move, 8);

        // Look down and left. All eight directions together are the discs that turn.
        flips0 |= HalfFlips.down(own0, passable0, move, 7);
        return across | Halves.join(0, flips0);
    }

    /**
     * The discs that turn on one ray that crosses the middle upwards.
     *
     * @param own1 discs of the side to move, rows 1 to 4
     * @param own0 discs of the side to move, rows 5 to 8
     * @param passable1 the discs that can be slid over, rows 1 to 4
     * @param passable0 the discs that can be slid over, rows 5 to 8
     * @param move the square to look from, in rows 5 to 8
     * @param by the distance to the next square: 8, 9 or 7
     * @return a set of squares of the whole board
     */
    private static long up(int own1, int own0, int passable1, int passable0, int move, int by) {
        // Slide up in the lower half
        int run0 = HalfFill.up(move << by, passable0, by);

        // Slide on in the upper half. What leaves row 5 at its top enters row 4.
        int leaving = run0 | move;
        @View(Shape.UPPER)
        int entering = leaving >>> (32 - by);
        int run1 = HalfFill.up(entering, passable1, by);

        // Is there a disc of ours past the run? It may stand in either half.
        @View(Shape.UPPER)
        int across = run0 >>> (32 - by);
        int beyond1 = run1 << by | across;
        int end1 = beyond1 & own1;
        int end0 = run0 << by & own0;
        @View(Shape.WORD)
        int end = end1 | end0;

        // Make it a mask: all ones or nothing. Every number but zero has its top bit set, or its
        // negative has; the signed shift copies that bit everywhere.
        @View(Shape.WORD)
        int mask = (end | -end) >> 31;

        // Keep the run only if it is closed
        int flips1 = run1 & mask;
        int flips0 = run0 & mask;
        return Halves.join(flips1, flips0);
    }
}
