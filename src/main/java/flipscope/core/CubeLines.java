package flipscope.core;

import static flipscope.core.Shape.CUBE;

/**
 * The 76 lines of four in a cube of four by four by four, made once, when the class is first used.
 *
 * <p>A cell is bit {@code 16z + 4y + x}: bit 0 is a1 of the floor, bit 63 is d4 of the top layer.
 */
final class CubeLines {
    private CubeLines() {}

    /** 13 ways to go from a cell; their opposites would give the same lines again. */
    private static final int[][] WAYS = {
        {1, 0, 0},
        {0, 1, 0},
        {0, 0, 1},
        {1, 1, 0},
        {1, -1, 0},
        {1, 0, 1},
        {1, 0, -1},
        {0, 1, 1},
        {0, 1, -1},
        {1, 1, 1},
        {1, 1, -1},
        {1, -1, 1},
        {1, -1, -1},
    };

    /** Every line, as a mask: by the way that it goes, and within a way by its first cell. */
    @View(CUBE)
    static final long[] LINES = lines();

    /** For each cell the lines through it, in the same order: 4 to 7 of them. */
    @View(CUBE)
    static final long[][] THROUGH = through();

    private static long[] lines() {
        // A line starts where three steps stay in the cube
        long[] lines = new long[76];
        int count = 0;
        for (int[] way : WAYS) {
            for (int cell = 0; cell < 64; cell++) {
                if (hasRoom(cell, way[0], way[1], way[2])) {
                    lines[count] = line(cell, way[0] + 4 * way[1] + 16 * way[2]);
                    count++;
                }
            }
        }
        return lines;
    }

    private static boolean hasRoom(int cell, int dx, int dy, int dz) {
        return isInside((cell & 3) + 3 * dx)
                && isInside((cell >> 2 & 3) + 3 * dy)
                && isInside((cell >> 4) + 3 * dz);
    }

    private static boolean isInside(int coordinate) {
        return coordinate >= 0 && coordinate < 4;
    }

    /** Four cells from this one on, each {@code by} places after the one before. */
    private static long line(int cell, int by) {
        long line = 0;
        for (int ball = 0; ball < 4; ball++) {
            line |= 1L << cell + ball * by;
        }
        return line;
    }

    private static long[][] through() {
        long[][] through = new long[64][];
        for (int cell = 0; cell < 64; cell++) {
            through[cell] = linesThrough(1L << cell);
        }
        return through;
    }

    private static long[] linesThrough(long cell) {
        long[] found = new long[count(cell)];
        int next = 0;
        for (long line : LINES) {
            if ((line & cell) != 0) {
                found[next] = line;
                next++;
            }
        }
        return found;
    }

    private static int count(long cell) {
        int count = 0;
        for (long line : LINES) {
            if ((line & cell) != 0) {
                count++;
            }
        }
        return count;
    }
}
