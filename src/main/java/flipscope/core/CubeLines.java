package flipscope.core;

/**
 * The 76 lines of four in a cube of four by four by four.
 *
 * <p>A cell is bit {@code 16z + 4y + x}: bit 0 is a1 of the floor, bit 63 is d4 of the top layer.
 */
final class CubeLines {
    private CubeLines() {}

    /** The 13 directions through the cube; their opposites give the same lines. */
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

    /** Every line, as a mask, in the order of {@code WAYS}, then of its first cell. */
    @View(Shape.CUBE)
    static final long[] LINES = lines();

    /** Every line as the numbers of its four cells, in the same order. */
    static final int[][] CELLS = cells();

    /** For each cell the 4 or 7 lines through it, in the same order. */
    @View(Shape.CUBE)
    static final long[][] THROUGH = through();

    private static long[] lines() {
        long[] lines = new long[76];
        int count = 0;
        for (int[] way : WAYS) {
            int by = way[0] + 4 * way[1] + 16 * way[2];
            for (int z = first(way[2]); z <= last(way[2]); z++) {
                for (int y = first(way[1]); y <= last(way[1]); y++) {
                    for (int x = first(way[0]); x <= last(way[0]); x++) {
                        lines[count] = line(16 * z + 4 * y + x, by);
                        count++;
                    }
                }
            }
        }
        return lines;
    }

    /** The first coordinate at which a line can start: three steps must stay in the cube. */
    private static int first(int step) {
        return step < 0 ? 3 : 0;
    }

    /** The last coordinate at which a line can start. */
    private static int last(int step) {
        return step > 0 ? 0 : 3;
    }

    /** A cell and the three after it, each {@code by} places further on. */
    private static long line(int cell, int by) {
        return 1L << cell | 1L << (cell + by) | 1L << (cell + 2 * by) | 1L << (cell + 3 * by);
    }

    private static int[][] cells() {
        int[][] cells = new int[76][4];
        for (int line = 0; line < 76; line++) {
            int count = 0;
            for (long rest = LINES[line]; rest != 0; rest &= rest - 1) {
                cells[line][count] = Long.numberOfTrailingZeros(rest);
                count++;
            }
        }
        return cells;
    }

    private static long[][] through() {
        long[][] through = new long[64][];
        int[] found = new int[64];
        for (int cell = 0; cell < 64; cell++) {
            through[cell] = new long[howMany(cell)];
        }
        for (long line : LINES) {
            for (long rest = line; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                through[cell][found[cell]] = line;
                found[cell]++;
            }
        }
        return through;
    }

    /** Seven lines meet in each corner and in each inner cell, four elsewhere. */
    private static int howMany(int cell) {
        boolean outerX = isOuter(cell & 3);
        boolean outerY = isOuter(cell >> 2 & 3);
        boolean outerZ = isOuter(cell >> 4);
        return outerX == outerY && outerY == outerZ ? 7 : 4;
    }

    private static boolean isOuter(int coordinate) {
        return coordinate == 0 || coordinate == 3;
    }
}
