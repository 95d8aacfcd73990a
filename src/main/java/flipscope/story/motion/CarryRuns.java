package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;
import static flipscope.trace.Word.has;

import flipscope.story.motion.Keyframe.Kind;
import flipscope.story.motion.Layer.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * The signs of running carries. Within a row a sign hops from cell to cell; at the end of a row it
 * leaves over the edge while another enters the next row.
 */
record CarryRuns(Layers layers, Shape shape, Carries carries) {
    private static final int HOP = 160;

    void add() {
        for (int start = 0; start < layers.layout.bits(); start++) {
            if (has(carries.ripple().starts(), start)) {
                run(start, end(start));
            }
        }
    }

    /** The last cell that the carry from here reaches. */
    private int end(int start) {
        int end = start;
        while (end + 1 < layers.layout.bits() && carries.hops(end + 1) == end + 1 - start) {
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
        return layers.layout.row(cell) == layers.layout.row(cell + 1)
                && layers.layout.column(cell + 1) - layers.layout.column(cell) == onward();
    }

    /** How many columns to the right the next bit is. */
    private int onward() {
        return layers.layout.numbering().right();
    }

    /**
     * The part of a run that stays in a row, with the cells beside it that it enters from and
     * leaves to.
     */
    private void row(int start, int first, int last, boolean ends) {
        int from = first > start ? first - 1 : first;
        int to = ends ? last : last + 1;
        int come = carries.arrival(from - start);
        int gone = carries.arrival(to - start);
        List<Keyframe> moves = new ArrayList<>();
        moves.add(fadeIn(come, come));
        for (int cell = from; cell < to; cell++) {
            moves.add(hop(start, cell, last));
        }
        moves.add(fadeOut(gone, ends ? carries.arrival(to - start + 1) : gone));
        layers.add(new Layer(shape, List.of(Layer.cell(layers.layout, last)), List.of(), moves));
    }

    /**
     * On to the next cell, just before the carry is due there; its place is that of the last one.
     */
    private Keyframe hop(int start, int cell, int last) {
        int due = carries.arrival(cell + 1 - start);
        return new Keyframe(
                Kind.HOP,
                new Cell((cell - last) * onward(), 0),
                new Cell((cell + 1 - last) * onward(), 0),
                Math.max(carries.arrival(cell - start), due - HOP),
                due);
    }
}
