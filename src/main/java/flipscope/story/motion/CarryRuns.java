package flipscope.story.motion;

import static flipscope.trace.Word.has;

import flipscope.story.BitLayout;
import flipscope.story.motion.Layer.Shape;
import java.util.List;

/**
 * The signs of running carries. Within a row a sign hops from cell to cell; at the end of a row it
 * leaves over the edge while another enters the next row.
 */
final class CarryRuns {
    private final Layers layers;
    private final BitLayout layout;
    private final Shape shape;
    private final Carries carries;

    CarryRuns(Layers layers, Shape shape, Carries carries) {
        this.layers = layers;
        this.layout = layers.layout();
        this.shape = shape;
        this.carries = carries;
    }

    void add() {
        for (int start = 0; start < layout.bits(); start++) {
            if (has(carries.starts(), start)) {
                run(start, end(start));
            }
        }
    }

    /** The last cell that the carry from here reaches. */
    private int end(int start) {
        int end = start;
        while (end + 1 < layout.bits() && carries.hops(end + 1) == end + 1 - start) {
            end++;
        }
        return end;
    }

    private void run(int start, int end) {
        int first = start;
        for (int cell = start; cell <= end; cell++) {
            if (cell == end || !isBeside(cell)) {
                row(start, first, cell, cell == end);
                first = cell + 1;
            }
        }
    }

    private boolean isBeside(int cell) {
        return layout.row(cell) == layout.row(cell + 1)
                && layout.column(cell + 1) - layout.column(cell) == onward();
    }

    /** To the right in the cube, to the left elsewhere. */
    private int onward() {
        return layout.isCube() ? 1 : -1;
    }

    /** The part of a run that stays in a row. */
    private void row(int start, int first, int last, boolean ends) {
        boolean enters = first > start;
        Cell place = Layer.cell(layout, last);
        Cell step = new Cell(onward(), 0);
        Cell from = Layer.cell(layout, first).minus(place).minus(enters ? step : Cell.NOWHERE);
        Cell to = ends ? Cell.NOWHERE : step;
        int set = at(start, enters ? first - 1 : first);
        int gone = at(start, ends ? last : last + 1);
        int faded = gone + (ends ? carries.pace() : 0);
        layers.add(
                Layer.of(
                        shape,
                        List.of(place),
                        Move.fadeIn(set, set),
                        Move.hop(from, to, set, gone),
                        Move.fadeOut(gone, faded)));
    }

    private int at(int start, int cell) {
        return carries.begin() + (cell - start) * carries.pace();
    }
}
