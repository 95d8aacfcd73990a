package flipscope.core;

/** Which discs turn on a ray that stays in one half of the board, the upper or the lower one. */
final class HalfFlips {
    private HalfFlips() {}

    /**
     * The seven squares to the left of the last one; multiplied by a move, those to the left of the
     * move.
     *
     * <pre>
     * . . . . . . . .
     * . . . . . . . .
     * . . . . . . . .
     * x x x x x x x .
     * </pre>
     */
    static final int LEFT = 0x0000_00FE;

    /**
     * The discs that turn on a ray towards the higher bits.
     *
     * @param own discs of the side to move
     * @param passable the discs that can be passed on this ray
     * @param ray the squares of the ray, without the move; it may run on past an edge
     * @return a subset of {@code passable}
     */
    static int byCarry(int own, int passable, int ray) {
        // Fill all but the gaps of the ray. Everything off the ray is set, and so are its discs.
        int filled = passable | ~ray;

        // Add one at the last square. The carry runs through everything that is set, to the first
        // gap of the ray.
        int ripple = filled + 1;

        // Did it stop on a disc of ours? Then the run is closed, and that disc is its end.
        int end = ripple & ray & own;

        // Is there an end? Every number but zero has its top bit set, or its negative has.
        @View(Shape.WORD)
        int closed = (end | -end) >>> 31;

        // Take one away from the end. That sets every bit below it.
        // Without an end nothing is taken from nothing.
        int below = end - closed;
        // Those on the ray are the run
        return below & ray;
    }

    /**
     * The discs that turn to the right of a move.
     *
     * @param own discs of the side to move
     * @param passable the discs that can be passed: on the inner files
     * @param move the square to look from
     * @return a subset of {@code passable}
     */
    static int right(int own, int passable, int move) {
        // Slide over the discs to the right of the move
        int run = HalfFill.right(move >>> 1, passable);
        // Keep them if a disc of ours is past them
        return closed(own, run, 1);
    }

    /**
     * The discs that turn below a move in the lower half.
     *
     * @param own discs of the side to move
     * @param passable the discs that can be passed on this ray
     * @param move the square to look from
     * @param by the distance to the next square: 8, 9 or 7
     * @return a subset of {@code passable}
     */
    static int down(int own, int passable, int move, int by) {
        // Slide over the discs below the move. Two rounds: only rows 6 and 7 can be passed.
        int run = move >>> by & passable;
        run |= run >>> by & passable;
        // Keep them if a disc of ours is past them
        return closed(own, run, by);
    }

    /** The run, if a disc of our own is past its lower end; else nothing. */
    private static int closed(int own, int run, int by) {
        // Is there a disc of ours past the run? Only one square can be it.
        int anchor = run >>> by & own;

        // Turn it into a mask. The negative of one bit is that bit and all above it.
        int above = -anchor;
        // So it covers the run
        return run & above;
    }
}
