package flipscope.core;

/** Three in a row on a board of nine bits: a line is a mask. */
public final class TicTacToeLines {
    private TicTacToeLines() {}

    /** The rows, the columns and the two diagonals; the top left cell is bit 8. */
    @View(Shape.LINE3)
    private static final int[] LINES = {
        0b111_000_000, 0b000_111_000, 0b000_000_111,
        0b100_100_100, 0b010_010_010, 0b001_001_001,
        0b100_010_001, 0b001_010_100,
    };

    /**
     * Whether a player has three in a row.
     *
     * <p>Technique: AND with a line leaves the marks on it; if that is the whole line, all three
     * are there. Cost: 8 operations at most, 1 a line. Source: S3. Oracle: {@code
     * NaiveTicTacToe.wins}.
     *
     * @param own the marks of one player; bit 8 = top left, bit 0 = bottom right
     * @return whether one of the eight lines is complete
     */
    @Algorithm(
            id = "tictactoe/lines",
            title = "Three in a row, by masks",
            family = "tictactoe",
            path = 602,
            summary = "(line & board) == line, over eight lines",
            origin = "S3",
            example = "position=OXXOX-X-O+X")
    public static boolean wins(@View(Shape.LINE3) int own) {
        // Lay each line over the marks. A line is complete if nothing of it is lost.
        for (@View(Shape.LINE3) int line : LINES) {
            int held = line & own;
            if (held == line) {
                return true;
            }
        }

        // No line was complete
        return false;
    }
}
