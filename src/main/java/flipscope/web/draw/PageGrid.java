package flipscope.web.draw;

import flipscope.web.draw.GridDrawing.Style;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.LaneView;
import flipscope.web.draw.MotionView.Box;
import flipscope.web.draw.MotionView.LayerView;
import flipscope.web.draw.MotionView.ThingView;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The SVG of a value on a page, where it moves, and its cells can be pressed. */
public record PageGrid(GridView view, PagePen pen) implements Moving {
    private static final int FADE = 120;

    /**
     * A value as a picture of its own.
     *
     * @param mask whether it is laid over another
     * @param framed whether a line goes round all cells
     */
    public static String of(GridView view, Crop crop, boolean mask, boolean framed) {
        return new PageGrid(view, new PagePen()).whole(new Style(crop, mask, framed));
    }

    /** What is in the picture. */
    public static String within(GridView view) {
        PageGrid grid = new PageGrid(view, new PagePen());
        new GridDrawing(grid.pen, view, Style.PLAIN, grid).draw();
        return grid.pen.toString();
    }

    /** A position, 264 units wide and high. */
    public static String board(BoardPicture board) {
        PagePen pen = new PagePen();
        board.draw(pen);
        return pen.toString();
    }

    private String whole(Style style) {
        boolean shared = Grounds.of(view).isPresent();
        pen.open(
                "svg",
                "class",
                "grid " + style.crop().css(view),
                "data-motion",
                view.motion() == null ? null : view.motion().duration(),
                "data-on",
                shared ? namesOn() : null,
                "viewBox",
                style.crop().viewBox(view),
                "role",
                "img",
                "aria-label",
                view.alt());
        new GridDrawing(pen, view, style, this).draw();
        view.cells().stream()
                .filter(cell -> !shared || !cell.outline().isEmpty())
                .forEach(this::cell);
        if (!view.film().isEmpty()) {
            pen.part("film", () -> view.film().forEach(each -> pen.element("path", "d", each)));
        }
        pen.close("svg");
        return pen.toString();
    }

    /** From these and its ground a script makes the cells that can be pressed. */
    private String namesOn() {
        return view.cells().stream()
                .filter(CellView::on)
                .map(CellView::square)
                .collect(Collectors.joining(","));
    }

    private void cell(CellView cell) {
        pen.element(
                "rect", "class", cell.css(), "data-s", cell.square(), "x", cell.x(), "y", cell.y());
    }

    @Override
    public void still(Runnable part) {
        pen.part("still", part);
    }

    @Override
    public void meanwhile(Runnable part) {
        if (view.motion() != null && !view.cells().isEmpty()) {
            pen.part(
                    "motion",
                    () -> {
                        part.run();
                        view.motion().fields().forEach(this::field);
                    });
        }
    }

    @Override
    public void pressed(Runnable part) {
        part.run();
    }

    /** A lane of the first operand makes way for those of the result. */
    private void field(LaneView lane) {
        int end = view.motion().duration();
        pen.open("g", "class", "lane", "data-move", "fade-out " + (end - FADE) + " " + end);
        pen.rect(Ink.LANE, lane.x(), lane.y(), lane.width(), lane.height(), 3);
        pen.close("g");
    }

    @Override
    public void movement() {
        if (view.motion() != null) {
            pen.part("motion", () -> lanes(view.motion()));
        }
    }

    private void lanes(MotionView motion) {
        clip("frame", motion.frame(), motion.in("frame"));
        motion.in("above").forEach(layer -> clip(null, motion.above(), List.of(layer)));
        motion.in("below").forEach(layer -> clip(null, motion.below(), List.of(layer)));
    }

    private void clip(String css, Box box, List<LayerView> layers) {
        pen.clip(css, box);
        LayerRun.of(layers).forEach(this::run);
        pen.close("svg");
    }

    private void run(LayerRun run) {
        String moves = run.first().moves();
        pen.open(
                "g",
                "class",
                run.first().css(),
                "data-move",
                moves.isEmpty() ? null : moves,
                "data-beat",
                run.beat() == 0 ? null : run.beat());
        things(run.things());
        pen.close("g");
    }

    /** All on one path: a script takes it apart where each moves by itself. */
    private void things(List<ThingView> things) {
        pen.open("g");
        pen.path(Ink.MOVING, joined(things, ThingView::path));
        pen.path(Ink.ONE, joined(things, ThingView::ones));
        things.forEach(each -> pen.text(Ink.MOVING, each.x(), each.y(), each.text()));
        pen.close("g");
    }

    private static GlyphPath joined(List<ThingView> things, Function<ThingView, GlyphPath> path) {
        return GlyphPath.joined(things.stream().map(path).toList());
    }
}
