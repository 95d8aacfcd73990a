package flipscope.core;

/** Four in a row in a cube with lists of cells: count them one by one. */
public final class ScoreFourList {
    private ScoreFourList() {}

    /**
     * Whether a player has four in a row.
     *
     * <p>Technique: look at the four cells of a line and count. Cost: 912 operations at most, 12 a
     * line. Source: S3, which does so on a board of three by three. Oracle: {@code
     * NaiveScoreFour.wins}.
     *
     * @param own the balls of one player; bit {@code 16z + 4y + x}
     * @return whether one of the 76 lines is complete
     */
    @Algorithm(
            id = "scorefour/list",
            title = "Four in the cube, by counting cells",
            family = "scorefour-win",
            path = 704,
            summary = "Count the balls of a line, cell by cell",
            origin = "S3",
            afterMove = true,
            example = "position=O-X-OXOOXXXXO---------------------------------------------------+X")
    public static boolean wins(@View(Shape.CUBE) long own) {
        // Count the balls on each line: each cell is brought to the last place. Four of four is a
        // win.
        for (int[] line : CubeLines.CELLS) {
            int count = 0;
            for (int cell : line) {
                count += (int) (own >>> cell & 1);
            }
            if (count == 4) {
                return true;
            }
        }

        // No line was complete
        return false;
    }
}
