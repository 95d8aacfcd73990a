package flipscope.core;

/** What the last ball changed: only the lines through it and through the cell above it. */
public final class ScoreFourReachAfter {
    private ScoreFourReachAfter() {}

    /**
     * The reaches that a ball has just made, for both players.
     *
     * <p>Technique: a new ball can make a reach for its own player on a line through itself, and it
     * makes the cell above it ground, which can open a line through that cell to either player. No
     * other line changes. In the source an {@code else} is missing, and the second search is never
     * run; the program that it links has had it since May 2025. That slip is {@code
     * clinic/reach-after}. Cost: 35 operations in the example, at most 14 lines instead of 76.
     * Source: S3. Oracle: {@code NaiveReaches.of}, on those lines.
     *
     * @param own the balls of the player who has just dropped one; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @param column the column of the last ball, 0 for a1 to 15 for d4: {@code 4y + x}; not empty
     * @return a cell that completes a line of {@code own}, then one that completes a line of {@code
     *     opponent}; each empty when there is none
     */
    @Algorithm(
            id = "scorefour/reach-after",
            title = "What the last ball threatens",
            family = "scorefour-reach-after",
            path = 707,
            summary = "Only the lines through the last ball and the cell above it",
            origin = "S3",
            engine = true,
            afterMove = true,
            example =
                    "position=O-O--XO---OX---OX----X---------X--------------------------------+O&column=10")
    @View(Shape.CUBE)
    public static long[] reachAfter(
            @View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent, int column) {
        // Which cells can be filled now? Each has the floor or a ball below it.
        long ground = ScoreFourGround.ground(own, opponent);

        // Find the last ball. It is the highest of its column.
        int last = top(own | opponent, column);

        // Look at the lines through the ball. With one cell to fill and three of ours, it is a
        // reach.
        @View(Shape.CUBE)
        long mine = 0;
        @View(Shape.CUBE)
        long theirs = 0;
        for (@View(Shape.CUBE) long line : CubeLines.THROUGH[last]) {
            long open = line & ground;
            if (Long.bitCount(open) == 1 && Long.bitCount(own & line) == 3) {
                mine = open;
                break;
            }
        }

        // Is there a cell above? If not, this is all.
        if (last >= 48) {
            return new long[] {mine, theirs};
        }

        // Look at the lines through the cell above. It could not be filled before, and now either
        // player can fill it.
        for (@View(Shape.CUBE) long line : CubeLines.THROUGH[last + 16]) {
            if (mine != 0 && theirs != 0) {
                break;
            }
            long open = line & ground;
            if (Long.bitCount(open) == 1) {
                if (Long.bitCount(own & line) == 3) {
                    mine = open;
                }
                if (Long.bitCount(opponent & line) == 3) {
                    theirs = open;
                }
            }
        }
        return new long[] {mine, theirs};
    }

    /**
     * The highest ball of a column.
     *
     * @param all the balls of both players
     * @param column 0 for a1 to 15 for d4
     * @return the number of a cell; that of the floor when the column is empty
     */
    static int top(long all, int column) {
        // Look down the column, from the top layer
        for (int layer = 3; layer > 0; layer--) {
            @View(Shape.CUBE)
            long cell = 1L << 16 * layer + column;
            if ((all & cell) != 0) {
                return 16 * layer + column;
            }
        }

        // Only the floor is left
        return column;
    }
}
