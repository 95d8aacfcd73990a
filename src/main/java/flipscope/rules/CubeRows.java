package flipscope.rules;

import java.util.List;
import java.util.stream.IntStream;

/** Finds rows of four through a cell of the cube, step by step like {@link NaiveScoreFour}. */
public final class CubeRows {
    private static final int LENGTH = 4;

    private CubeRows() {}

    /**
     * The complete rows through a cell, each as a set of four cells.
     *
     * @param balls the balls of one player
     */
    public static List<Long> through(long balls, int cell) {
        // Of the 27 ways the 14th stands still; those after it are the opposites of the first 13.
        return IntStream.range(0, 13)
                .mapToObj(way -> row(cell, way % 3 - 1, way / 3 % 3 - 1, way / 9 - 1))
                .filter(row -> Long.bitCount(row) == LENGTH && (balls & row) == row)
                .toList();
    }

    /** The cells on a straight line through a cell, both ways. */
    private static long row(int cell, int dx, int dy, int dz) {
        long row = 0;
        for (int step = 1 - LENGTH; step < LENGTH; step++) {
            int x = cell % 4 + step * dx;
            int y = cell / 4 % 4 + step * dy;
            int z = cell / 16 + step * dz;
            if (isInside(x) && isInside(y) && isInside(z)) {
                row |= NaiveScoreFour.bit(NaiveScoreFour.cell(x, y, z));
            }
        }
        return row;
    }

    private static boolean isInside(int coordinate) {
        return coordinate >= 0 && coordinate < LENGTH;
    }

    /**
     * The free cells that would complete a row of a player, whether a ball can lie there or not. A
     * page marks these cells by the rules, not by the technique to which it leads.
     */
    public static long completing(long balls, long all) {
        long cells = 0;
        for (int cell = 0; cell < 64; cell++) {
            long bit = NaiveScoreFour.bit(cell);
            if ((all & bit) == 0 && !through(balls | bit, cell).isEmpty()) {
                cells |= bit;
            }
        }
        return cells;
    }
}
