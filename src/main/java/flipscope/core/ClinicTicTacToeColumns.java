package flipscope.core;

/** A slip to learn from: three of the eight lines are not the columns. */
public final class ClinicTicTacToeColumns {
    private ClinicTicTacToeColumns() {}

    /** As in the source; the second row of this table should be the columns. */
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8},
        {0, 2, 4}, {1, 3, 5}, {2, 6, 8},
        {0, 4, 8}, {2, 4, 6},
    };

    /**
     * Whether a player has three in a row, except that the columns are wrong.
     *
     * <p>The slip: the columns should be {0,3,6}, {1,4,7}, {2,5,8}. Here a column does not win, and
     * three scattered marks can; 76 of the 512 boards are judged wrongly. Cost: 72 operations at
     * most, 9 a line. Source: S3. Correct form: {@link TicTacToeList}.
     *
     * @param own the marks of one player; bit 8 = cell 0, bit 0 = cell 8
     * @return whether one of these eight lines is complete
     */
    @Algorithm(
            id = "clinic/tictactoe-columns",
            title = "A slip: columns that are not columns",
            family = "tictactoe",
            path = 603,
            summary = "{0,2,4}, {1,3,5}, {2,6,8} are not in a row",
            origin = "S3",
            example = "position=OX--XO-XO+X",
            correctForm = "tictactoe/list")
    public static boolean wins(@View(Shape.LINE3) int own) {
        // Count the marks on each line. The fourth to the sixth should be the columns, and are not.
        for (int[] line : LINES) {
            int count = 0;
            for (int cell : line) {
                count += TicTacToeList.mark(own, cell);
            }
            if (count == 3) {
                return true;
            }
        }

        // No line was complete
        return false;
    }
}
