package flipscope.core;

/** Which discs a move in rows 1 to 4 turns: four rays stay above the middle, three cross it. */
final class FlipsUpperHalf {
    private FlipsUpperHalf() {}

    /** The three squares up and left of h4. */
    private static final int UP_LEFT = 0x0804_0200;

    /** The three squares above h4. */
    private static final int UP = 0x0101_0100;

    /** 7, 14 and 21 places on: up and right, for a square with room there. */
    private static final int UP_RIGHT = 0x0020_4080;

    /**
     * The opponent's discs that a move in the upper half turns.
     *
     * @param own1 discs of the side to move, rows 1 to 4
     * @param own0 discs of the side to move, rows 5 to 8
     * @param opponent1 discs of the other side, rows 1 to 4
     * @param opponent0 discs of the other side, rows 5 to 8
     * @param move one empty square of rows 1 to 4
     * @return a set of squares of the whole board
     */
    static long flips(int own1, int own0, int opponent1, int opponent0, int move) {
        // Which discs are passable? Those on the inner files: rays that wrap are stopped at the
        // edge.
        int passable1 = opponent1 & Halves.INNER_FILES;
        int passable0 = opponent0 & Halves.INNER_FILES;

        // Look left, by adding. A multiplication by one bit is a shift: it moves the ray to the
        // move.
        int ray = HalfFlips.LEFT * move;
        int flips1 = HalfFlips.byCarry(own1, passable1, ray);

        // Look up and left, by adding
        ray = UP_LEFT * move;
        flips1 |= HalfFlips.byCarry(own1, passable1, ray);

        // Look up, by adding. Here the edge files may be passed too, and must: nothing wraps.
        ray = UP * move;
        flips1 |= HalfFlips.byCarry(own1, opponent1, ray);

        // Look up and right, by adding
        ray = UP_RIGHT * move;
        flips1 |= HalfFlips.byCarry(own1, passable1, ray);

        // Look right, by shifts
        flips1 |= HalfFlips.right(own1, passable1, move);

        // Look down and right, across the middle
        long across = down(own1, own0, passable1, passable0, move, 9);

        // Look down, across the middle. Again nothing wraps, and no mask may be put on.
        across |= down(own1, own0, opponent1, opponent0, move, 8);

        // Look down and left, across the middle. All eight directions together are the discs that
        // turn.
        across |= down(own1, own0, passable1, passable0, move, 7);
        return across | Halves.join(flips1, 0);
    }

    /**
     * The discs that turn on one ray that crosses the middle downwards.
     *
     * @param own1 discs of the side to move, rows 1 to 4
     * @param own0 discs of the side to move, rows 5 to 8
     * @param passable1 the discs that can be slid over, rows 1 to 4
     * @param passable0 the discs that can be slid over, rows 5 to 8
     * @param move the square to look from, in rows 1 to 4
     * @param by the distance to the next square: 8, 9 or 7
     * @return a set of squares of the whole board
     */
    private static long down(int own1, int own0, int passable1, int passable0, int move, int by) {
        // Slide down in the upper half
        int run1 = HalfFill.down(move >>> by, passable1, by);

        // Slide on in the lower half. What leaves row 4 enters row 5.
        int leaving = run1 | move;
        @View(Shape.LOWER)
        int entering = leaving << (32 - by);
        int run0 = HalfFill.down(entering, passable0, by);

        // Is there a disc of ours past the run? It may stand in either half.
        int end1 = run1 >>> by & own1;
        @View(Shape.LOWER)
        int across = run1 << (32 - by);
        int beyond0 = run0 >>> by | across;
        int end0 = beyond0 & own0;
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
