package flipscope.core;

/** Four in a row in a cube: 76 masks. */
public final class ScoreFourWin {
    private ScoreFourWin() {}

    /**
     * Whether a player has four in a row.
     *
     * <p>Technique: AND with a line leaves the balls on it; if that is the whole line, all four are
     * there. Cost: 76 operations at most, 1 a line. Source: S3. Oracle: {@code
     * NaiveScoreFour.wins}.
     *
     * @param own the balls of one player; bit {@code 16z + 4y + x}
     * @return whether one of the 76 lines is complete
     */
    @Algorithm(
            id = "scorefour/win",
            title = "Four in a row in the cube",
            family = "scorefour-win",
            path = 705,
            summary = "(line & balls) == line, over 76 lines",
            origin = "S3",
            engine = true,
            afterMove = true,
            example = "position=O-OXOO--X-O---OXO-O--X----X----XX----X----------X---------------+X")
    public static boolean wins(@View(Shape.CUBE) long own) {
        // Lay each line over the balls. A line is complete if nothing of it is lost.
        for (@View(Shape.CUBE) long line : CubeLines.LINES) {
            long held = line & own;
            if (held == line) {
                return true;
            }
        }

        // No line was complete
        return false;
    }
}
