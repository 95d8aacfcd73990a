package flipscope.core;

/** A slip to learn from: the second search stands inside the condition that was to stop it. */
public final class ClinicReachAfter {
    private ClinicReachAfter() {}

    /**
     * The reaches that a ball has just made, but only those on lines through the ball itself.
     *
     * <p>The slip: an {@code else} is missing. The source stops when both reaches are found, and
     * the search stands inside that condition, after the {@code break}. That is how it is in the
     * article and in the November 2024 version of the program that it links; the version of May
     * 2025 has the {@code else}. No reach of the opponent can be found before the search, so the
     * condition never holds, and neither an opponent's reach nor one through the cell above is ever
     * seen. Java refuses code after {@code break}, so the {@code break} is left out here; nothing
     * else is changed. Cost: 36 operations in the example. Source: S3. Correct form: {@link
     * ScoreFourReachAfter}.
     *
     * @param own the balls of the player who has just dropped one; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @param column the column of the last ball, 0 for a1 to 15 for d4: {@code 4y + x}; not empty
     * @return a cell that completes a line of {@code own} through the last ball, then the empty set
     */
    @Algorithm(
            id = "clinic/reach-after",
            title = "A slip: a search that is never run",
            family = "scorefour-reach-after",
            path = 792,
            summary = "The second search waits for what only it could find",
            origin = "S3",
            afterMove = true,
            example =
                    "position=O-O--XO---OX---OX----X---------X--------------------------------+O&column=10",
            correctForm = "scorefour/reach-after")
    @View(Shape.CUBE)
    public static long[] reachAfter(
            @View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent, int column) {
        // Which cells can be filled now? Each has the floor or a ball below it.
        long ground = ScoreFourGround.ground(own, opponent);

        // Find the last ball. It is the highest of its column.
        int last = ScoreFourReachAfter.top(own | opponent, column);

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

        // Search above, but only once both are found. That
        // never happens: only this search could find the opponent's.
        for (@View(Shape.CUBE) long line : CubeLines.THROUGH[last + 16]) {
            long open = line & ground;
            if (Long.bitCount(open) == 1) {
                if (mine != 0 && theirs != 0) {
                    if (Long.bitCount(own & line) == 3) {
                        mine = open;
                    }
                    if (Long.bitCount(opponent & line) == 3) {
                        theirs = open;
                    }
                }
            }
        }
        return new long[] {mine, theirs};
    }
}
