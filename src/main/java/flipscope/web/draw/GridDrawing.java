package flipscope.web.draw;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.EntryView;
import flipscope.web.draw.GridView.FallenView;
import flipscope.web.draw.GridView.LaneView;
import flipscope.web.draw.MiniView.MiniCell;
import flipscope.web.draw.MotionView.Box;
import java.util.LinkedHashMap;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Draws values, for pages, figures and cards: grounds, then bits, then rings, digits and names,
 * then marks.
 *
 * @param resting the kinds of mark that are seen at rest
 */
public record GridDrawing(Pen pen, GridView view, Style style, Moving moving, Set<Mark> resting) {
    public GridDrawing(Pen pen, GridView view, Style style, Moving moving) {
        this(pen, view, style, moving, RestingMarks.of(view));
    }

    /**
     * What may be different from picture to picture.
     *
     * @param crop which labels are shown
     * @param mask whether it is laid over another, so that its bits let that be seen
     * @param framed whether a line goes round all cells
     */
    public record Style(Crop crop, boolean mask, boolean framed) {
        public static final Style PLAIN = new Style(Crop.WHOLE, false, false);
    }

    /** Draws the value. */
    public void draw() {
        if (!view.entries().isEmpty()) {
            view.entries().forEach(this::entry);
            pen.text(Ink.NOTE, 128, 186, view.note());
        } else if (!view.big().isEmpty()) {
            move();
            moving.still(this::said);
        } else {
            cells();
        }
    }

    private CellPaths paths() {
        return new CellPaths(view);
    }

    private void cells() {
        grounds();
        moving.still(() -> pen.path(style.mask() ? Ink.MASK : Ink.BIT, paths().bits()));
        rings(CellView::isFree, false);
        moving.still(this::onBits);
        if (style.framed()) {
            rim(view.rim());
        }
        pen.labels(style.crop().labels(view));
        move();
        moving.still(this::marks);
    }

    private void move() {
        moving.meanwhile(this::covered);
        moving.movement();
    }

    private void grounds() {
        if (view.ghost() != null) {
            pen.part("ghost", this::ghost);
        }
        pen.grounds(view, paths().grounds().toString());
        pen.path(Ink.DOT, paths().dots(CellView::isFree));
    }

    private void ghost() {
        pen.path(Ink.GHOST, view.ghost().path());
        pen.text(Ink.GHOST_NAME, view.ghost().x(), view.ghost().y(), view.ghost().label());
    }

    /** The rings on bits, and the digits. */
    private void onBits() {
        rings(CellView::on, true);
        pen.path(Ink.ONE, style.mask() ? GlyphPath.NONE : paths().ones());
    }

    private void rings(Predicate<CellView> which, boolean onBits) {
        pen.rings("black", onBits, paths().discs("black", which));
        pen.rings("white", onBits, paths().discs("white", which));
        pen.path(Ink.PIECE_BLACK, paths().pieces("black", which));
        pen.path(onBits ? Ink.PIECE_WHITE_ON : Ink.PIECE_WHITE, paths().pieces("white", which));
    }

    private void rim(Box cells) {
        pen.rect(
                Ink.RIM,
                cells.x() - 1.5,
                cells.y() - 1.5,
                cells.width() + 3,
                cells.height() + 3,
                3);
    }

    /** What bits and marks cover at rest. */
    private void covered() {
        pen.path(Ink.DOT, paths().dots(CellView::isCovered));
        rings(CellView::isCovered, false);
    }

    private void entry(EntryView entry) {
        pen.part(entry.chosen() ? "entry chosen" : "entry", () -> listed(entry, entry.chosen()));
    }

    private void listed(EntryView entry, boolean chosen) {
        if (chosen) {
            outlined(Ink.CHOSEN, entry.x(), 56, 80, 106);
        }
        pen.text(chosen ? Ink.CHOSEN_NAME : Ink.LABEL, entry.x() + 40, 73, entry.index());
        pen.open("g", "transform", Pen.place(entry.x() + 7, 84, entry.scale()));
        pen.text(Ink.ENTRY_VALUE, 40, 47, entry.picture().thumb().big());
        entry.picture().cells().forEach(this::little);
        pen.close("g");
    }

    private void little(MiniCell cell) {
        pen.draw(
                cell.on() ? Ink.SET : Ink.CLEAR,
                "rect",
                "x",
                cell.x(),
                "y",
                cell.y(),
                "width",
                9,
                "height",
                9,
                "data-s",
                cell.square());
    }

    /** A number, or a truth value as a shape and a word. */
    private void said() {
        boolean truth = view.isTrue() || view.isFalse();
        if (truth) {
            truth();
        }
        if (view.fork() != null) {
            fork(view.isTrue(), 182, view.fork().ifTrue());
            fork(view.isFalse(), 210, view.fork().ifFalse());
        }
        boolean word = truth || view.css().equals("as-table");
        Ink number = view.big().length() > 10 ? Ink.LONG : Ink.BIG;
        pen.text(word ? Ink.WORD : number, 128, truth ? 136 : 122, view.big());
        pen.text(Ink.NOTE, 128, 152, view.note());
        if (view.isIndex()) {
            outlined(Ink.INDEX, 68, 76, 120, 62);
        }
        if (view.motion() != null && !view.motion().old().equals(view.big())) {
            pen.text(Ink.OLD, 128, truth ? 36 : 76, view.motion().old());
        }
    }

    private void truth() {
        Ink ground = view.isTrue() ? Ink.TRUE : Ink.FALSE;
        pen.draw(ground, "circle", "cx", 128, "cy", 74, "r", 26);
        pen.path(
                view.isTrue() ? Ink.TICK : Ink.CROSS,
                view.isTrue() ? "M116 75l8 9 16-19" : "M118 64l20 20m0-20l-20 20");
    }

    private void fork(boolean taken, int y, String name) {
        pen.part(
                taken ? "way taken" : "way",
                () -> {
                    String way = "M22 158v" + (y - 158) + "h22m-6-5 6 5-6 5";
                    pen.path(taken ? Ink.TAKEN : Ink.FORK, way);
                    pen.text(taken ? Ink.TAKEN_NAME : Ink.FORK_NAME, 50, y + 4, name);
                });
    }

    /** A frame that comes first where something moves: what is read from. */
    private void outlined(Ink ink, int x, int y, int width, int height) {
        pen.draw(
                ink,
                "rect",
                "x",
                x,
                "y",
                y,
                "width",
                width,
                "height",
                height,
                "rx",
                4,
                "data-move",
                "fade-in 0 120");
    }

    private void marks() {
        if (!paths().isFlat()) {
            marked("", view.cells().stream().filter(cell -> !hides(cell)));
            marked(" resting", view.cells().stream().filter(this::hides).map(this::resting));
            moving.pressed(() -> marked(" pressed", view.cells().stream().filter(this::hides)));
        }
        view.cells().forEach(this::number);
        view.lanes().forEach(lane -> pen.part("lane", () -> lane(lane)));
        view.fallen().forEach(bit -> pen.part("m-fell", () -> fallen(bit)));
    }

    /** Whether some of its marks are not seen at rest. */
    private boolean hides(CellView cell) {
        return !cell.equals(resting(cell));
    }

    private CellView resting(CellView cell) {
        return cell.only(resting);
    }

    /** The cells with marks, by what is said of them. */
    private void marked(String when, Stream<CellView> cells) {
        cells.filter(cell -> !cell.marks().isEmpty())
                .collect(groupingBy(CellView::marked, LinkedHashMap::new, toList()))
                .forEach((css, alike) -> pen.part(css + when, new CellMarks(pen, alike)::draw));
    }

    private void number(CellView cell) {
        if (!cell.digit().isEmpty() && !cell.isOne()) {
            Ink ink = cell.on() ? Ink.DIGIT_ON : Ink.DIGIT;
            pen.text(ink, cell.x() + 11, cell.y() + 14.6, cell.digit());
        }
        pen.outline(cell);
    }

    private void lane(LaneView lane) {
        pen.rect(Ink.LANE, lane.x(), lane.y(), lane.width(), lane.height(), 3);
        pen.text(Ink.NUMBER, lane.x() + lane.width() / 2, lane.baseline(), lane.number());
        pen.text(Ink.SUM, lane.x() + 3, lane.baseline() - 1, lane.sum());
    }

    private void fallen(FallenView bit) {
        int x = bit.x() - 5;
        int y = bit.y() - 5;
        pen.rect(Ink.FELL, x, y, 10, 10, 1);
        pen.path(Ink.FELL, "M" + (x + 2) + " " + (y + 2) + "l6 6m0-6l-6 6");
        pen.text(Ink.FELL_COUNT, bit.x() + 8, bit.y() + 4, bit.count());
    }
}
