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
        for (int dz = -1; dz <= 1; dz++) {
            for (int dy = -1; dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    boolean goes = dx != 0 || dy != 0 || dz != 0;
                    if (goes && inARow(balls, cell, dx, dy, dz) >= 4) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** How many balls are in a row through a cell, counted both ways. */
    private static int inARow(long balls, int cell, int dx, int dy, int dz) {
        if (!has(balls, cell)) {
            return 0;
        }
        return 1 + inARowFrom(balls, cell, dx, dy, dz) + inARowFrom(balls, cell, -dx, -dy, -dz);
    }

    /** How many balls follow a cell without a gap in one direction. */
    private static int inARowFrom(long balls, int cell, int dx, int dy, int dz) {
        int count = 0;
        int x = cell % 4 + dx;
        int y = cell / 4 % 4 + dy;
        int z = cell / 16 + dz;
        while (isInside(x) && isInside(y) && isInside(z) && has(balls, cell(x, y, z))) {
            count++;
            x += dx;
            y += dy;
            z += dz;
        }
        return count;
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

    /** The cells where a ball dropped now would complete four in a row. */
    public static long reaches(long balls, long all) {
        long reaches = 0;
        for (int column = 0; column < COLUMNS; column++) {
            int cell = drop(all, column);
            if (cell >= 0 && winsThrough(balls | bit(cell), cell)) {
                reaches |= bit(cell);
            }
        }
        return reaches;
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

    private static boolean isInside(int coordinate) {
        return coordinate >= 0 && coordinate < 4;
    }
}
