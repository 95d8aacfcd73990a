package flipscope.core;

/** Which cells a ball can come to rest in, all columns at once. */
public final class ScoreFourGround {
    private ScoreFourGround() {}

    /** The lowest layer. */
    @View(Shape.CUBE)
    private static final long FLOOR = 0x0000_0000_0000_FFFFL;

    /**
     * The cells that a ball can be dropped into: free, and with the floor or a ball below.
     *
     * <p>Technique: every ball lifts the ground by one layer; XOR takes away the filled cells. No
     * ball may float. The source keeps all balls in one number and needs only the last three
     * operations. Cost: 4 operations. Source: S3. Oracle: {@code NaiveScoreFour.ground}.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @return at most one cell a column
     */
    @Algorithm(
            id = "scorefour/ground",
            title = "Cells a ball can come to rest in",
            family = "scorefour-ground",
            path = 702,
            summary = "((all << 16) | floor) ^ all",
            origin = "S3",
            engine = true,
            example = "position=------X-XXO-OO--------O--O---X-----------X---X-----------X---O--+O")
    @View(Shape.CUBE)
    public static long ground(@View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent) {
        // Lift every ball by one layer. What was in the top layer falls off.
        long all = own | opponent;
        long lifted = all << 16;

        // Add the floor. Now every cell is set that has something below it.
        long supported = lifted | FLOOR;

        // Take away the filled cells. Each filled cell is supported, so XOR clears just those.
        return supported ^ all;
    }
}
