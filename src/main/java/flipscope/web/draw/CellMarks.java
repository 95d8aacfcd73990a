package flipscope.web.draw;

import flipscope.web.draw.GridView.CellView;
import java.util.LinkedHashMap;
import java.util.Map;

/** Draws the marks of a cell, in units of the cell: a frame, and in it what happened. */
final class CellMarks {
    /** What frames a cell, the strongest first. */
    private static final Map<Mark, Ink> FRAMES = new LinkedHashMap<>();

    private static final String AWAY = "M16 11H6m4-4-4 4 4 4";
    private static final String ROUND = "M7 15h6.5a3.5 3.5 0 0 0 0-7H11m-2 5-2.5 2L9 17.5";

    static {
        FRAMES.put(Mark.WRAPPED, Ink.WRAP);
        FRAMES.put(Mark.LOST, Ink.LOST);
        FRAMES.put(Mark.MEETING, Ink.LOST);
        FRAMES.put(Mark.FRESH, Ink.NEW);
        FRAMES.put(Mark.OFF, Ink.OFF);
        FRAMES.put(Mark.ROUND, Ink.ROUND);
        FRAMES.put(Mark.ORIGIN, Ink.ORIGIN);
    }

    private final Pen pen;
    private final CellView cell;

    CellMarks(Pen pen, CellView cell) {
        this.pen = pen;
        this.cell = cell;
    }

    void draw() {
        FRAMES.keySet().stream()
                .filter(cell::has)
                .findFirst()
                .ifPresent(mark -> pen.frame(FRAMES.get(mark)));
        if (cell.has(Mark.WRAPPED)) {
            pen.path(Ink.HATCH, "M1 8 8 1M1 15 15 1M1 22 22 1M8 22 22 8M15 22 22 15");
            pen.path(Ink.M_WRAP, "M20 14.4v3.8h-5.6m2.1-2.2-2.1 2.2 2.1 2.2");
        }
        if (cell.has(Mark.FRESH)) {
            pen.path(Ink.M_NEW, "M15.4 5h5M17.9 2.5v5");
        }
        within();
    }

    /** A clear cell has room for one. */
    private void within() {
        if (cell.has(Mark.MEETING)) {
            pen.text(Ink.MEETING, 11, 14.2, "1+1");
        } else if (cell.has(Mark.CARRY, Mark.BORROW)) {
            pen.path(cell.on() ? Ink.M_CARRY_ON : Ink.M_CARRY, carry());
        } else if (cell.has(Mark.LOST)) {
            pen.path(Ink.M_LOST, "M7 11h8");
        } else if (cell.has(Mark.ROUND)) {
            arrow(Ink.M_ROUND, ROUND);
        } else if (cell.has(Mark.OFF)) {
            arrow(Ink.M_OFF, AWAY);
        } else if (cell.has(Mark.ORIGIN)) {
            arrow(Ink.M_ORIGIN, AWAY);
        }
    }

    /** In the middle of a clear cell, at the foot of a set one. */
    private String carry() {
        boolean borrows = cell.has(Mark.BORROW);
        if (cell.on()) {
            return borrows ? "M4.8 20.6l3.2-5.6h-6.4z" : "M4.8 15l3.2 5.6h-6.4z";
        }
        return borrows ? "M11 15l4-7.5h-8z" : "M11 7l4 7.5h-8z";
    }

    /** An arrow to the left, turned the way that a bit went. */
    private void arrow(Ink ink, String path) {
        String turned = "rotate(" + cell.turn() + " 11 11)";
        pen.draw(ink, "path", "d", path, "transform", turned);
    }
}
