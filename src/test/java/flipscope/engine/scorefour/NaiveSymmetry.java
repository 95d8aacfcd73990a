package flipscope.engine.scorefour;

import flipscope.rules.NaiveScoreFour;
import java.util.ArrayList;
import java.util.List;

/**
 * A turn or reflection of the cube that leaves its floor below, cell by cell.
 *
 * @param swapped whether x and y change places, first of all
 * @param left whether x then counts from the other side
 * @param front whether y does
 */
record NaiveSymmetry(boolean swapped, boolean left, boolean front) {
    static final List<NaiveSymmetry> ALL = all();

    private static List<NaiveSymmetry> all() {
        List<NaiveSymmetry> all = new ArrayList<>();
        for (boolean swapped : new boolean[] {false, true}) {
            for (boolean left : new boolean[] {false, true}) {
                for (boolean front : new boolean[] {false, true}) {
                    all.add(new NaiveSymmetry(swapped, left, front));
                }
            }
        }
        return List.copyOf(all);
    }

    long of(long cells) {
        long moved = 0;
        for (int cell = 0; cell < 64; cell++) {
            if ((cells & NaiveScoreFour.bit(cell)) != 0) {
                moved |= NaiveScoreFour.bit(of(cell % 4, cell / 4 % 4, cell / 16));
            }
        }
        return moved;
    }

    /** The column that a column becomes. */
    int column(int column) {
        return of(column % 4, column / 4, 0);
    }

    private int of(int x, int y, int z) {
        int first = swapped ? y : x;
        int second = swapped ? x : y;
        return NaiveScoreFour.cell(left ? 3 - first : first, front ? 3 - second : second, z);
    }
}
