package flipscope.core;

/** The cell that completes four in a row with the next ball. */
public final class ScoreFourReach {
    private ScoreFourReach() {}

    /**
     * The first cell that completes a line of a player and can be filled at once.
     *
     * <p>Technique: a line is a reach if three of its cells are ours and one is ground, which is
     * free and has something below it; two popcounts tell. Only the first such line counts, in the
     * order of {@code CubeLines}. Cost: 4 operations, and for each line looked at 1 or 2 and as
     * many popcounts. Source: S3. Oracle: {@code NaiveReaches.of}.
     *
     * @param own the balls of the player who asks; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @return a set of one cell; empty when there is no reach
     */
    @Algorithm(
            id = "scorefour/reach",
            title = "One ball short of four",
            family = "scorefour-reach",
            path = 706,
            summary = "Three of mine and a fourth cell that can be filled",
            origin = "S3",
            engine = true,
            example = "position=O--XX-XXOO-X----------O-----------------------------------------+X")
    @View(Shape.CUBE)
    public static long reach(@View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent) {
        // Which cells can be filled now? Each has the floor or a ball below it.
        long ground = ScoreFourGround.ground(own, opponent);

        // Look for a line that one ball more completes. Such a line has three balls of ours.
        for (@View(Shape.CUBE) long line : CubeLines.LINES) {
            long open = line & ground;
            if (Long.bitCount(open) == 1) {
                long held = own & line;
                if (Long.bitCount(held) == 3) {
                    return open;
                }
            }
        }

        // No line is one ball short
        return 0;
    }
}
