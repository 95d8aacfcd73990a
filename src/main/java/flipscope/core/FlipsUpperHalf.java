package flipscope.core;

/** Which discs a move in rows 1 to 4 turns: four rays stay above the middle, three cross it. */
final class FlipsUpperHalf {
    private FlipsUpperHalf() {}

    /** The seven squares to the left of h4; multiplied by a move, those to the left of the move. */
    @View(Shape.UPPER)
    private static final int LEFT = 0x0000_00FE;

    /** The three squares up and left of h4. */
    @View(Shape.UPPER)
    private static final int UP_LEFT = 0x0804_0200;

    /** The three squares above h4. */
    @View(Shape.UPPER)
    private static final int UP = 0x0101_0100;

    /** The three squares seven, fourteen and twenty-one places on: up and right, as the rows go. */
    @View(Shape.UPPER)
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
    static long flips(
            @View(Shape.UPPER) int own1,
            @View(Shape.LOWER) int own0,
            @View(Shape.UPPER) int opponent1,
            @View(Shape.LOWER) int opponent0,
            @View(Shape.UPPER) int move) {
        // Which discs can be passed? Those on the inner files: rays that wrap are stopped at the
        // edge.
        @View(Shape.UPPER)
        int passable1 = opponent1 & Halves.INNER_FILES;
        @View(Shape.LOWER)
        int passable0 = opponent0 & Halves.INNER_FILES;

        // Look left, by adding. A multiplication by one bit is a shift: it moves the ray to the
        // move.
        @View(Shape.UPPER)
        int ray = LEFT * move;
        @View(Shape.UPPER)
        int flips1 = byCarry(own1, passable1, ray);

        // Look up and left, by adding
        ray = UP_LEFT * move;
        flips1 |= byCarry(own1, passable1, ray);

        // Look up, by adding. Here the edge files may be passed too, and must: nothing wraps.
        ray = UP * move;
        flips1 |= byCarry(own1, opponent1, ray);

        // Look up and right, by adding
        ray = UP_RIGHT * move;
        flips1 |= byCarry(own1, passable1, ray);

        // Look right, by shifts. A disc of ours past the run, made negative, covers the run.
        @View(Shape.UPPER)
        int run = HalfFill.rightInUpper(move >>> 1, passable1);
        flips1 |= run & -(run >>> 1 & own1);

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
     * The discs that turn on one ray towards the higher bits, all of it in the upper half.
     *
     * @param own discs of the side to move, rows 1 to 4
     * @param passable the discs that can be passed on this ray, rows 1 to 4
     * @param ray the squares of the ray, without the move; it may run on past an edge
     * @return a subset of {@code passable}
     */
    @View(Shape.UPPER)
    private static int byCarry(
            @View(Shape.UPPER) int own,
            @View(Shape.UPPER) int passable,
            @View(Shape.UPPER) int ray) {
        // Fill all but the gaps of the ray. Whatever is not on the ray is set, and the discs on it.
        @View(Shape.UPPER)
        int filled = passable | ~ray;

        // Add one at h4. The carry runs through everything that is set, to the first gap of the
        // ray.
        @View(Shape.UPPER)
        int ripple = filled + 1;

        // Did it stop on a disc of ours? Then the run is closed, and that disc is its end.
        @View(Shape.UPPER)
        int end = ripple & ray & own;

        // Is there an end? Every number but zero has its top bit set, or its negative has.
        @View(Shape.WORD)
        int closed = (end | -end) >>> 31;

        // Take one away from the end. That sets every bit below it.
        // Without an end nothing is taken from nothing.
        @View(Shape.UPPER)
        int below = end - closed;
        // Those on the ray are the run
        return below & ray;
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
    private static long down(
            @View(Shape.UPPER) int own1,
            @View(Shape.LOWER) int own0,
            @View(Shape.UPPER) int passable1,
            @View(Shape.LOWER) int passable0,
            @View(Shape.UPPER) int move,
            int by) {
        // Slide down in the upper half
        @View(Shape.UPPER)
        int run1 = HalfFill.downInUpper(move >>> by, passable1, by);

        // Slide on in the lower half. What leaves row 4 enters row 5.
        @View(Shape.LOWER)
        int entering = (run1 | move) << 32 - by;
        @View(Shape.LOWER)
        int run0 = HalfFill.downInLower(entering, passable0, by);

        // Is there a disc of ours past the run? It may stand in either half.
        @View(Shape.UPPER)
        int end1 = run1 >>> by & own1;
        @View(Shape.LOWER)
        int end0 = (run0 >>> by | run1 << 32 - by) & own0;
        @View(Shape.WORD)
        int end = end1 | end0;

        // Make it a mask: all ones or nothing. Every number but zero has its top bit set, or its
        // negative has; the signed shift copies that bit everywhere.
        @View(Shape.WORD)
        int mask = (end | -end) >> 31;

        // Keep the run only if it is closed
        @View(Shape.UPPER)
        int flips1 = run1 & mask;
        @View(Shape.LOWER)
        int flips0 = run0 & mask;
        return Halves.join(flips1, flips0);
    }
}
