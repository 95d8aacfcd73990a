package flipscope.rules;

/**
 * The rules of score four as a person checks them: start at a cell, go three steps, look.
 *
 * <p>Slow and plain on purpose, like {@link NaiveRules}: it shares no lines or masks with the code
 * it checks. Balls stand in a cube of four by four by four; cell (x, y, z) is bit {@code 16z + 4y +
 * x}, z = 0 is the floor. A column is {@code 4y + x}: 0 for a1, 1 for b1, 15 for d4.
 */
public final class NaiveScoreFour {
    private NaiveScoreFour() {}

    public static final int COLUMNS = 16;

    /** Whether a player has four in a row in any direction. */
    public static boolean wins(long balls) {
        for (int cell = 0; cell < 64; cell++) {
            if (winsThrough(balls, cell)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a player has four in a row through this cell. */
    public static boolean winsThrough(long balls, int cell) {
        return has(balls, cell) && !CubeRows.through(balls, cell).isEmpty();
    }

    /**
     * The cell where a ball dropped into a column lands.
     *
     * @param all the balls of both players
     * @param column 0 to 15
     * @return the number of a cell, or -1 if the column is full
     */
    public static int drop(long all, int column) {
        for (int z = 0; z < 4; z++) {
            int cell = cell(column % 4, column / 4, z);
            if (!has(all, cell)) {
                return cell;
            }
        }
        return -1;
    }

    /** The columns with room, as a set of bits 0 to 15. */
    public static long legal(long all) {
        long columns = 0;
        for (int column = 0; column < COLUMNS; column++) {
            if (drop(all, column) >= 0) {
                columns |= bit(column);
            }
        }
        return columns;
    }

    /** The cells where a ball can land now. */
    public static long ground(long all) {
        long ground = 0;
        for (int column = 0; column < COLUMNS; column++) {
            int cell = drop(all, column);
            ground |= cell >= 0 ? bit(cell) : 0;
        }
        return ground;
    }

    public static int cell(int x, int y, int z) {
        return 16 * z + 4 * y + x;
    }

    public static long bit(int cell) {
        return 1L << cell;
    }

    private static boolean has(long balls, int cell) {
        return (balls & bit(cell)) != 0;
    }
}
