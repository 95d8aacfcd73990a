package flipscope.core;

/** What a ball is worth: the lines that it opens or closes. */
public final class ScoreFourWorth {
    private ScoreFourWorth() {}

    /** What a line is worth that has so many balls of one player and none of the other. */
    private static final int[] WORTH = {0, 1, 4, 12, 0};

    /**
     * How much the last ball has improved its player's lines over the other's.
     *
     * <p>Technique: a line on which only one player has balls is open, and worth more with each of
     * them. The ball makes its player's open lines worth more, and closes those of the other; other
     * lines stay as they are. Cost: 2 operations, 3 for each layer looked at, 1 for a ball above
     * the floor, for each line 3 and two popcounts, 5 where it is open, and 2 for our first ball on
     * it. Source: classic. Oracle: the worth of all 76 lines, before and after the ball.
     *
     * @param own the balls of the player who has just dropped one; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @param column the column of the last ball, 0 for a1 to 15 for d4: {@code 4y + x}; not empty
     * @return the gain, at least 0
     */
    @Algorithm(
            id = "scorefour/worth",
            title = "What the last ball is worth",
            family = "scorefour-worth",
            path = 713,
            summary = "The lines that a ball opens or closes",
            origin = "beyond",
            engine = true,
            afterMove = true,
            example =
                    "position=O-O--XO---OX---OX----X---------X--------------------------------+O&column=10")
    public static int worth(
            @View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent, int column) {
        // Find the last ball. It is the highest of its column.
        int last = ScoreFourReachAfter.top(own | opponent, column);

        // Only the lines through it have changed
        int gain = 0;
        for (@View(Shape.CUBE) long line : CubeLines.THROUGH[last]) {
            int ours = Long.bitCount(own & line);
            int theirs = Long.bitCount(opponent & line);
            // A line of ours alone is worth more than before
            if (theirs == 0) {
                gain += WORTH[ours] - WORTH[ours - 1];
            }
            // Our first ball on a line closes it to the other player
            if (ours == 1 && theirs > 0) {
                gain += WORTH[theirs];
            }
        }
        return gain;
    }
}
