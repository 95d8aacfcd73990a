package flipscope.core;

/** Every cell that completes four in a row, whether a ball can come to rest there yet or not. */
public final class ScoreFourThreats {
    private ScoreFourThreats() {}

    /**
     * The free cells that complete a line of a player, on the ground or floating above it.
     *
     * <p>Technique: a line with three balls of ours has one cell left; unless the other player
     * holds it, it is a threat. Joined by OR, the threats are a set, and AND with the ground leaves
     * those that can be filled now. Cost: 78 operations and 76 popcounts, and 3 for each line with
     * three of ours. Source: S3 has it for one line at a time. Oracle: {@code
     * NaiveScoreFour.winsThrough}, cell by cell.
     *
     * @param own the balls of the player who asks; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @return a set of free cells
     */
    @Algorithm(
            id = "scorefour/threats",
            title = "Every cell that completes four",
            family = "scorefour-threats",
            path = 711,
            summary = "Three of mine and a free cell, on the ground or floating",
            origin = "S3",
            engine = true,
            example = "position=O-O--XO---OX---OX----X---------X--------------------------------+O")
    @View(Shape.CUBE)
    public static long threats(@View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent) {
        // Look for lines with three balls of ours. The fourth cell would complete them.
        @View(Shape.CUBE)
        long wanted = 0;
        for (@View(Shape.CUBE) long line : CubeLines.LINES) {
            if (Long.bitCount(own & line) == 3) {
                wanted |= line & ~own;
            }
        }

        // Where the other player has a ball, the line is lost
        return wanted & ~opponent;
    }
}
