package flipscope.core;

/** Three in a row with lists of cells: count them one by one. */
public final class TicTacToeList {
    private TicTacToeList() {}

    /** The cells of each line: rows, columns, diagonals; 0 is the top left, 8 the bottom right. */
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8},
        {0, 3, 6}, {1, 4, 7}, {2, 5, 8},
        {0, 4, 8}, {2, 4, 6},
    };

    /**
     * Whether a player has three in a row.
     *
     * <p>Technique: look at the three cells of a line and count. The source lists the columns
     * wrongly; that slip is {@code clinic/tictactoe-columns}. Cost: 72 operations at most, 9 a
     * line. Source: S3. Oracle: {@code NaiveTicTacToe.wins}.
     *
     * @param own the marks of one player; bit 8 = cell 0, bit 0 = cell 8
     * @return whether one of the eight lines is complete
     */
    @Algorithm(
            id = "tictactoe/list",
            title = "Three in a row, by counting cells",
            family = "tictactoe",
            path = 601,
            summary = "Count the marks of a line, cell by cell",
            origin = "S3",
            example = "position=O-XOX-X-O+X")
    public static boolean wins(@View(Shape.LINE3) int own) {
        // Count the marks on each line. Three of three is a win.
        for (int[] line : LINES) {
            int count = 0;
            for (int cell : line) {
                count += mark(own, cell);
            }
            if (count == 3) {
                return true;
            }
        }

        // No line was complete
        return false;
    }

    /** 1 if a cell is marked, else 0. */
    static int mark(@View(Shape.LINE3) int own, int cell) {
        // Bring the cell to the last place and look at it alone. Cell 8 is there already.
        int brought = own >>> 8 - cell;
        return brought & 1;
    }
}
