package flipscope.web.draw;

import flipscope.web.draw.GridView.CellView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Draws the marks of cells that are marked alike: a frame for each, and in it what happened. */
final class CellMarks {
    /** What frames a cell, the strongest first. */
    private static final Map<Mark, Ink> FRAMES = new LinkedHashMap<>();

    private static final Glyph FRAME =
            new Glyph(
                    2,
                    0,
                    "h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2h-18a2 2 0 0 1-2-2v-18a2 2 0 0 1 2-2z");

    private static final Glyph HATCH =
            new Glyph(1, 8, "l7-7m-7 14l14-14m-14 21l21-21m-14 21l14-14m-7 14l7-7");

    private static final Glyph TURN = new Glyph(20, 14.4, "v3.8h-5.6m2.1-2.2-2.1 2.2 2.1 2.2");
    private static final Glyph PLUS = new Glyph(15.4, 5, "h5m-2.5-2.5v5");
    private static final Glyph MINUS = new Glyph(7, 11, "h8");
    private static final Glyph AWAY = new Glyph(16, 11, "h-10m4-4-4 4 4 4");
    private static final Glyph ROUND =
            new Glyph(7, 15, "h6.5a3.5 3.5 0 0 0 0-7h-2.5m-2 5-2.5 2 2.5 2.5");

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
    private final List<CellView> cells;
    private final CellView like;

    /**
     * @param cells at least one; the same is said of each
     */
    CellMarks(Pen pen, List<CellView> cells) {
        this.pen = pen;
        this.cells = cells;
        this.like = cells.get(0);
    }

    void draw() {
        FRAMES.keySet().stream()
                .filter(like::has)
                .findFirst()
                .ifPresent(mark -> draw(FRAMES.get(mark), FRAME));
        if (like.has(Mark.WRAPPED)) {
            draw(Ink.HATCH, HATCH);
            draw(Ink.M_WRAP, TURN);
        }
        if (like.has(Mark.FRESH)) {
            draw(Ink.M_NEW, PLUS);
        }
        within();
    }

    /** A clear cell has room for one. */
    private void within() {
        if (like.has(Mark.MEETING)) {
            cells.forEach(cell -> pen.text(Ink.MEETING, cell.x() + 11, cell.y() + 14.2, "1+1"));
        } else if (like.has(Mark.CARRY, Mark.BORROW)) {
            draw(like.on() ? Ink.M_CARRY_ON : Ink.M_CARRY, carry());
        } else if (like.has(Mark.LOST)) {
            draw(Ink.M_LOST, MINUS);
        } else if (like.has(Mark.ROUND)) {
            arrows(Ink.M_ROUND, ROUND);
        } else if (like.has(Mark.OFF)) {
            arrows(Ink.M_OFF, AWAY);
        } else if (like.has(Mark.ORIGIN)) {
            arrows(Ink.M_ORIGIN, AWAY);
        }
    }

    /** In the middle of a clear cell, at the foot of a set one. */
    private Glyph carry() {
        boolean borrows = like.has(Mark.BORROW);
        if (like.on()) {
            return borrows
                    ? new Glyph(4.8, 20.6, "l3.2-5.6h-6.4z")
                    : new Glyph(4.8, 15, "l3.2 5.6h-6.4z");
        }
        return borrows ? new Glyph(11, 15, "l4-7.5h-8z") : new Glyph(11, 7, "l4 7.5h-8z");
    }

    private void draw(Ink ink, Glyph glyph) {
        pen.path(ink, GlyphPath.of(glyph, cells.stream()));
    }

    /** Arrows to the left, each turned the way that its bit went. */
    private void arrows(Ink ink, Glyph arrow) {
        for (CellView cell : cells) {
            String turn = "rotate(%s %s %s)".formatted(cell.turn(), cell.x() + 11, cell.y() + 11);
            pen.draw(ink, "path", "d", arrow.at(cell.x(), cell.y()), "transform", turn);
        }
    }
}
