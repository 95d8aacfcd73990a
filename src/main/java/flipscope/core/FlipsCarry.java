package flipscope.core;

/** Which discs a move turns: one addition finds the end of a ray. */
public final class FlipsCarry {
    private FlipsCarry() {}

    /** The seven squares to the left of h8; multiplied by a move, those to the left of the move. */
    private static final long LEFT = 0x0000_0000_0000_00FEL;

    /** The seven squares up and left of h8. */
    private static final long UP_LEFT = 0x8040_2010_0804_0200L;

    /** The seven squares above h8. */
    private static final long UP = 0x0101_0101_0101_0100L;

    /**
     * 7, 14 and so on up to 49 places on: up and right, for a square with room there.
     *
     * <pre>
     * . . . . . . . .
     * . . . . . . x .
     * . . . . . x . .
     * . . . . x . . .
     * . . . x . . . .
     * . . x . . . . .
     * . x . . . . . .
     * x . . . . . . .
     * </pre>
     */
    private static final long UP_RIGHT = 0x0002_0408_1020_4080L;

    /**
     * The opponent's discs that a move turns.
     *
     * <p>Technique: on a ray towards the higher bits, fill everything but the ray, and an opposing
     * disc cannot stop a carry: {@code (o | ~ray) + 1} sets the first square of the ray without
     * one. If that is a disc of ours, taking one away fills the run below it. The four rays towards
     * the lower bits go by shifts. The source does it in 32 bits, for a move in the upper half.
     * Cost: 136 operations. Source: S0. Oracle: {@code NaiveRules.flips}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param move one empty square
     * @return a subset of {@code opponent}; empty when the move is not legal
     */
    @Algorithm(
            id = "reversi/flips/carry",
            title = "What flips: the carry trick",
            family = "flips",
            path = 303,
            summary = "Four rays by adding one, four by shifts",
            origin = "S0",
            example =
                    "position=--X--------XOX---OOOOOOO-OOXO-OX-OOOOOXXXXXXXXX--OO---X---------+X&move=f4")
    public static long flips(long own, long opponent, long move) {
        // Which discs are passable? Those on the inner files: a ray that wraps round an edge is
        // stopped there.
        long passable = opponent & Edges.INNER_FILES;

        // Look left, by adding. A multiplication by one bit is a shift: it moves the ray to the
        // move.
        long ray = LEFT * move;
        long flips = byCarry(own, passable, ray);

        // Look up and left, by adding
        ray = UP_LEFT * move;
        flips |= byCarry(own, passable, ray);

        // Look up, by adding. Here the edge files may be passed too, and must: nothing wraps.
        ray = UP * move;
        flips |= byCarry(own, opponent, ray);

        // Look up and right, by adding
        ray = UP_RIGHT * move;
        flips |= byCarry(own, passable, ray);

        // Look right, by shifts
        flips |= byShifts(own, passable, move, 1);

        // Look down and right, by shifts
        flips |= byShifts(own, passable, move, 9);

        // Look down, by shifts
        flips |= byShifts(own, opponent, move, 8);

        // Look down and left, by shifts. All eight directions together are the discs that turn.
        flips |= byShifts(own, passable, move, 7);
        return flips;
    }

    /**
     * The discs that turn on one ray towards the higher bits.
     *
     * @param own discs of the side to move
     * @param passable the discs that can be passed on this ray
     * @param ray the squares of the ray, without the move; it may run on past an edge
     * @return a subset of {@code passable}
     */
    private static long byCarry(long own, long passable, long ray) {
        // Fill all but the gaps of the ray. Everything off the ray is set, and so are its discs.
        long filled = passable | ~ray;

        // Add one at h8. The carry runs through everything that is set, to the first gap of the
        // ray.
        long ripple = filled + 1;

        // Did it stop on a disc of ours? Then the run is closed, and that disc is its end.
        long end = ripple & ray & own;

        // Is there an end? Every number but zero has its top bit set, or its negative has.
        @View(Shape.WORD)
        long closed = (end | -end) >>> 63;

        // Take one away from the end. That sets every bit below it.
        // Without an end nothing is taken from nothing.
        long below = end - closed;
        // Those on the ray are the run
        return below & ray;
    }

    /**
     * The discs that turn on one ray towards the lower bits.
     *
     * @param own discs of the side to move
     * @param passable the discs that can be slid over on this ray
     * @param move the square to look from
     * @param by the distance to the next square: 1, 8, 9 or 7
     * @return a subset of {@code passable}
     */
    private static long byShifts(long own, long passable, long move, int by) {
        // Slide over the discs next to the move. Six rounds: no run is longer.
        long run = Fill.shiftRight(move, passable, by);

        // Is there a disc of ours past the run? Only one square can be it.
        long end = run >>> by & own;

        // Turn it into a mask. The negative of one bit is that bit and all above it.
        long mask = -end;
        // So it covers the run
        return run & mask;
    }
}
