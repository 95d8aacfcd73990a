package flipscope.core;

/**
 * Which discs a move in rows 5 to 8 turns: three rays cross the middle, the others stay below it.
 */
final class FlipsLowerHalf {
    private FlipsLowerHalf() {}

    /** The seven squares to the left of h8; multiplied by a move, those to the left of the move. */
    @View(Shape.LOWER)
    private static final int LEFT = 0x0000_00FE;

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
    static long flips(
            @View(Shape.UPPER) int own1,
            @View(Shape.LOWER) int own0,
            @View(Shape.UPPER) int opponent1,
            @View(Shape.LOWER) int opponent0,
            @View(Shape.LOWER) int move) {
        // Which discs can be passed? Those on the inner files: rays that wrap are stopped at the
        // edge.
        @View(Shape.UPPER)
        int passable1 = opponent1 & Halves.INNER_FILES;
        @View(Shape.LOWER)
        int passable0 = opponent0 & Halves.INNER_FILES;

        // Look left, by adding. Only this ray towards the higher bits stays in the half.
        @View(Shape.LOWER)
        int ray = LEFT * move;
        @View(Shape.LOWER)
        int flips0 = byCarry(own0, passable0, ray);

        // Look up and left, across the middle
        long across = up(own1, own0, passable1, passable0, move, 9);

        // Look up, across the middle. Here the edge files may be passed too, and must: nothing
        // wraps.
        across |= up(own1, own0, opponent1, opponent0, move, 8);

        // Look up and right, across the middle
        across |= up(own1, own0, passable1, passable0, move, 7);

        // Look right, by shifts. A disc of ours past the run, made negative, covers the run.
        @View(Shape.LOWER)
        int run = HalfFill.rightInLower(move >>> 1, passable0);
        flips0 |= run & -(run >>> 1 & own0);

        // Look down and right
        flips0 |= down(own0, passable0, move, 9);

        // Look down. Again nothing wraps, and no mask may be put on.
        flips0 |= down(own0, opponent0, move, 8);

        // Look down and left. All eight directions together are the discs that turn.
        flips0 |= down(own0, passable0, move, 7);
        return across | Halves.join(0, flips0);
    }

    /**
     * The discs that turn to the left of the move.
     *
     * @param own discs of the side to move, rows 5 to 8
     * @param passable the discs that can be passed, rows 5 to 8
     * @param ray the squares of the ray, without the move; it may run on past an edge
     * @return a subset of {@code passable}
     */
    @View(Shape.LOWER)
    private static int byCarry(
            @View(Shape.LOWER) int own,
            @View(Shape.LOWER) int passable,
            @View(Shape.LOWER) int ray) {
        // Fill all but the gaps of the ray. Whatever is not on the ray is set, and the discs on it.
        @View(Shape.LOWER)
        int filled = passable | ~ray;

        // Add one at h8. The carry runs through everything that is set, to the first gap of the
        // ray.
        @View(Shape.LOWER)
        int ripple = filled + 1;

        // Did it stop on a disc of ours? Then the run is closed, and that disc is its end.
        @View(Shape.LOWER)
        int end = ripple & ray & own;

        // Is there an end? Every number but zero has its top bit set, or its negative has.
        @View(Shape.WORD)
        int closed = (end | -end) >>> 31;

        // Take one away from the end. That sets every bit below it.
        // Without an end nothing is taken from nothing.
        @View(Shape.LOWER)
        int below = end - closed;
        // Those on the ray are the run
        return below & ray;
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
    private static long up(
            @View(Shape.UPPER) int own1,
            @View(Shape.LOWER) int own0,
            @View(Shape.UPPER) int passable1,
            @View(Shape.LOWER) int passable0,
            @View(Shape.LOWER) int move,
            int by) {
        // Slide up in the lower half
        @View(Shape.LOWER)
        int run0 = HalfFill.upInLower(move << by, passable0, by);

        // Slide on in the upper half. What leaves row 5 at its top enters row 4.
        @View(Shape.UPPER)
        int entering = (run0 | move) >>> 32 - by;
        @View(Shape.UPPER)
        int run1 = HalfFill.upInUpper(entering, passable1, by);

        // Is there a disc of ours past the run? It may stand in either half.
        @View(Shape.UPPER)
        int end1 = (run1 << by | run0 >>> 32 - by) & own1;
        @View(Shape.LOWER)
        int end0 = run0 << by & own0;
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

    /**
     * The discs that turn on one ray downwards, all of it in the lower half.
     *
     * @param own discs of the side to move, rows 5 to 8
     * @param passable the discs that can be slid over, rows 5 to 8
     * @param move the square to look from, in rows 5 to 8
     * @param by the distance to the next square: 8, 9 or 7
     * @return a subset of {@code passable}
     */
    @View(Shape.LOWER)
    private static int down(
            @View(Shape.LOWER) int own,
            @View(Shape.LOWER) int passable,
            @View(Shape.LOWER) int move,
            int by) {
        // Slide over the discs below the move. Two rounds: only rows 6 and 7 can be passed.
        @View(Shape.LOWER)
        int run = move >>> by & passable;
        run |= run >>> by & passable;

        // Is there a disc of ours past the run? Only one square can be it.
        @View(Shape.LOWER)
        int end = run >>> by & own;

        // Turn it into a mask. The negative of one bit is that bit and all above it.
        @View(Shape.LOWER)
        int mask = -end;
        // So it covers the run
        return run & mask;
    }
}
