package flipscope.rules;

/**
 * The rules of tic-tac-toe as a person checks them: look along each row, each column and both
 * diagonals.
 *
 * <p>Slow and plain on purpose, like {@link NaiveRules}: it shares no masks or lists with the code
 * it checks. A player's marks are nine bits; the top left cell is bit 8, the bottom right bit 0.
 */
public final class NaiveTicTacToe {
    private NaiveTicTacToe() {}

    /** Whether a player has three in a row. */
    public static boolean wins(int marks) {
        boolean falling = isMarked(marks, 0, 0) && isMarked(marks, 1, 1) && isMarked(marks, 2, 2);
        boolean rising = isMarked(marks, 2, 0) && isMarked(marks, 1, 1) && isMarked(marks, 0, 2);
        boolean straight = false;
        for (int i = 0; i < 3; i++) {
            straight |= isMarked(marks, 0, i) && isMarked(marks, 1, i) && isMarked(marks, 2, i);
            straight |= isMarked(marks, i, 0) && isMarked(marks, i, 1) && isMarked(marks, i, 2);
        }
        return straight || falling || rising;
    }

    /** Whether a cell is marked; row 0 is the top one, column 0 the left one. */
    public static boolean isMarked(int marks, int column, int row) {
        return (marks & bit(column, row)) != 0;
    }

    public static int bit(int column, int row) {
        return 1 << (8 - 3 * row - column);
    }
}
