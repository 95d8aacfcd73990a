package flipscope.web.figure;

import flipscope.web.draw.CellPaths;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.EntryView;
import flipscope.web.draw.GridView.FallenView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.GridView.LaneView;
import flipscope.web.draw.Mark;
import flipscope.web.draw.MiniView.MiniCell;
import flipscope.web.draw.Stroke;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Draws values: grounds, then bits, then rings, digits and names, then marks. */
final class GridSvg {
    /** What frames a cell, the strongest first. */
    private static final Map<Mark, Ink> FRAMES = new LinkedHashMap<>();

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
    private final GridView view;
    private final CellPaths paths;
    private final MotionSvg motion;

    private GridSvg(Pen pen, GridView view, MotionSvg motion) {
        this.pen = pen;
        this.view = view;
        this.motion = motion;
        this.paths = new CellPaths(view);
    }

    /**
     * Draws a value.
     *
     * @param mask whether it is laid over another, so that its bits let that be seen
     * @param longest the length of the longest motion of the figure; 0 if nothing is to move
     */
    static void draw(Pen pen, GridView view, boolean mask, int longest) {
        boolean moves = longest > 0 && view.stage() != null;
        new GridSvg(pen, view, moves ? new MotionSvg(pen, view.stage(), longest) : null).draw(mask);
    }

    private void draw(boolean mask) {
        if (!view.entries().isEmpty()) {
            view.entries().forEach(this::entry);
            pen.text(Ink.NOTE, 128, 186, view.note());
        } else if (!view.big().isEmpty()) {
            move();
            still(this::said);
        } else {
            grounds();
            still(() -> pen.path(mask ? Ink.MASK : Ink.BIT, paths.bits()));
            rings(paths::rings, Ink.WHITE_EDGE, Ink.WHITE);
            still(() -> onBits(mask));
            view.labels().forEach(this::label);
            move();
            still(this::marks);
        }
    }

    private void move() {
        if (motion != null) {
            motion.meanwhile(this::covered);
            motion.draw();
        }
    }

    /** What bits and marks cover at rest. */
    private void covered() {
        pen.path(Ink.DOT, paths.coveredDots());
        rings(paths::coveredRings, Ink.WHITE_EDGE, Ink.WHITE);
    }

    /** A part that is only seen while nothing moves. */
    private void still(Runnable part) {
        if (motion == null) {
            part.run();
        } else {
            motion.still(part);
        }
    }

    private void entry(EntryView entry) {
        boolean chosen = entry.chosen();
        if (chosen) {
            pen.rect(Ink.CHOSEN, entry.x(), 56, 80, 106, 4);
        }
        pen.text(chosen ? Ink.CHOSEN_NAME : Ink.LABEL, entry.x() + 40, 73, entry.index());
        pen.open("g", "transform", Pen.place(entry.x() + 7, 84, entry.scale()));
        pen.text(Ink.ENTRY_VALUE, 40, 47, entry.picture().big());
        for (MiniCell cell : entry.picture().cells()) {
            Ink ink = cell.on() ? Ink.SET : Ink.CLEAR;
            pen.rect(ink, cell.x(), cell.y(), 9, 9, 0);
        }
        pen.close("g");
    }

    /** A number, or a truth value as a shape and a word. */
    private void said() {
        boolean truth = view.isTrue() || view.isFalse();
        if (truth) {
            Ink ground = view.isTrue() ? Ink.TRUE : Ink.FALSE;
            pen.draw(ground, "circle", "cx", 128, "cy", 74, "r", 26);
            pen.path(
                    view.isTrue() ? Ink.TICK : Ink.CROSS,
                    view.isTrue() ? "M116 75l8 9 16-19" : "M118 64l20 20m0-20l-20 20");
        }
        if (view.fork() != null) {
            fork(view.isTrue(), 182, view.fork().ifTrue());
            fork(view.isFalse(), 210, view.fork().ifFalse());
        }
        boolean word = truth || view.css().equals("as-table");
        pen.text(word ? Ink.WORD : Ink.BIG, 128, truth ? 136 : 122, view.big());
        pen.text(Ink.NOTE, 128, 152, view.note());
        if (view.isIndex()) {
            pen.rect(Ink.INDEX, 68, 76, 120, 62, 4);
        }
        if (view.stage() != null && !view.stage().old().equals(view.big())) {
            pen.text(Ink.OLD, 128, truth ? 36 : 76, view.stage().old());
        }
    }

    private void fork(boolean taken, int y, String name) {
        pen.path(taken ? Ink.TAKEN : Ink.FORK, "M22 158v" + (y - 158) + "h22m-6-5 6 5-6 5");
        pen.text(taken ? Ink.TAKEN_NAME : Ink.FORK_NAME, 50, y + 4, name);
    }

    private void grounds() {
        if (view.ghost() != null) {
            pen.path(Ink.GHOST, view.ghost().path());
            pen.text(Ink.GHOST_NAME, view.ghost().x(), view.ghost().y(), view.ghost().label());
        }
        pen.path(Ink.GROUND, paths.grounds());
        pen.path(Ink.DOT, paths.dots());
    }

    /** Those on bits, and the digits. */
    private void onBits(boolean mask) {
        rings(paths::ringsOnBits, Ink.WHITE_ON_BIT_EDGE, Ink.WHITE_ON_BIT);
        pen.path(Ink.ONE, mask ? "" : paths.ones());
    }

    private void rings(UnaryOperator<String> of, Ink whiteEdge, Ink white) {
        pen.path(Ink.BLACK_EDGE, of.apply("black"));
        pen.path(Ink.BLACK, of.apply("black"));
        pen.path(whiteEdge, of.apply("white"));
        pen.path(white, of.apply("white"));
    }

    private void label(LabelView label) {
        Ink ink =
                switch (label.css()) {
                    case "layer" -> Ink.LAYER;
                    case "arrow" -> Ink.ARROW;
                    default -> Ink.LABEL;
                };
        pen.text(ink, label.x(), label.y(), label.text());
    }

    private void marks() {
        for (CellView cell : view.cells()) {
            if (!paths.isFlat() && !cell.marks().isEmpty()) {
                mark(cell);
            }
            if (!cell.digit().isEmpty() && !cell.digit().equals("1")) {
                Ink ink = cell.on() ? Ink.DIGIT_ON : Ink.DIGIT;
                pen.text(ink, cell.x() + 11, cell.y() + 14.6, cell.digit());
            }
            if (cell.css().contains(" took")) {
                frame(Ink.TOOK, cell.x(), cell.y());
            }
        }
        for (LaneView lane : view.lanes()) {
            pen.rect(Ink.LANE, lane.x(), lane.y(), lane.width(), lane.height(), 3);
            pen.text(Ink.NUMBER, lane.x() + lane.width() / 2, lane.baseline(), lane.number());
            pen.text(Ink.SUM, lane.x() + 3, lane.baseline() - 1, lane.sum());
        }
        view.fallen().forEach(this::fallen);
    }

    private void mark(CellView cell) {
        pen.open("g", "transform", Pen.place(cell.x(), cell.y(), 1));
        FRAMES.keySet().stream()
                .filter(cell.marks()::contains)
                .findFirst()
                .ifPresent(mark -> frame(FRAMES.get(mark), 0, 0));
        for (Stroke stroke : cell.strokes()) {
            pen.draw(ink(stroke, cell), "path", "d", stroke.path(), "transform", stroke.turn());
        }
        if (cell.meets()) {
            pen.text(Ink.MEETING, 11, 14.2, "1+1");
        }
        pen.close("g");
    }

    private void frame(Ink ink, int x, int y) {
        pen.rect(ink, x, y, 22, 22, 2);
    }

    private static Ink ink(Stroke stroke, CellView cell) {
        return switch (stroke.css()) {
            case "m-carry" -> cell.on() ? Ink.M_CARRY_ON : Ink.M_CARRY;
            case "m-origin" ->
                    cell.goesRound()
                            ? Ink.M_ROUND
                            : cell.marks().contains(Mark.OFF) ? Ink.M_OFF : Ink.M_ORIGIN;
            default -> Ink.valueOf(stroke.css().toUpperCase(Locale.ROOT).replace('-', '_'));
        };
    }

    private void fallen(FallenView bit) {
        int x = bit.x() - 5;
        int y = bit.y() - 5;
        pen.rect(Ink.FELL, x, y, 10, 10, 1);
        pen.path(Ink.FELL, String.format(Locale.ROOT, "M%d %dl6 6m0-6l-6 6", x + 2, y + 2));
        pen.text(Ink.FELL_COUNT, bit.x() + 8, bit.y() + 4, bit.count());
    }
}
