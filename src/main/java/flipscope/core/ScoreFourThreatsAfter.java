package flipscope.core;

/** The threats of one ball: only the lines through it. */
public final class ScoreFourThreatsAfter {
    private ScoreFourThreatsAfter() {}

    /**
     * The cells that complete a line of the last ball, on the ground or floating above it.
     *
     * <p>Technique: a ball can make a threat only on a line through itself. With the threats from
     * before, less the cell that it fills, these are all threats of its player; the other player
     * can only lose one. Cost: 4 operations, 3 for each layer looked at, 1 for a ball above the
     * floor, for each line 2 and a popcount, and 3 where three of ours lie. Source: the reach after
     * a ball of S3, without its ground. Oracle: {@code ScoreFourThreats}, before and after the
     * ball.
     *
     * @param own the balls of the player who has just dropped one; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @param column the column of the last ball, 0 for a1 to 15 for d4: {@code 4y + x}; not empty
     * @return a set of free cells
     */
    @Algorithm(
            id = "scorefour/threats-after",
            title = "The threats of the last ball",
            family = "scorefour-threats-after",
            path = 712,
            summary = "Only the lines through the last ball",
            origin = "beyond",
            engine = true,
            afterMove = true,
            example =
                    "position=O-O--XO---OX---OX----X---------X--------------------------------+O&column=10")
    @View(Shape.CUBE)
    public static long threatsAfter(
            @View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent, int column) {
        // Find the last ball. It is the highest of its column.
        int last = ScoreFourReachAfter.top(own | opponent, column);

        // Look at the lines through it. With three balls of ours, the fourth cell is wanted.
        @View(Shape.CUBE)
        long wanted = 0;
        for (@View(Shape.CUBE) long line : CubeLines.THROUGH[last]) {
            if (Long.bitCount(own & line) == 3) {
                wanted |= line & ~own;
            }
        }

        // Where the other player has a ball, the line is lost
        return wanted & ~opponent;
    }
}
