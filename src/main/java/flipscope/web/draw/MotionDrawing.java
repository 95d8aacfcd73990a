package flipscope.web.draw;

import flipscope.story.motion.Cell;
import flipscope.story.motion.Keyframe;
import flipscope.story.motion.Layer;
import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.Motion;
import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import flipscope.web.draw.GlyphPath.Corner;
import flipscope.web.draw.MotionView.Box;
import flipscope.web.draw.MotionView.LayerView;
import flipscope.web.draw.MotionView.MoveView;
import flipscope.web.draw.MotionView.ThingView;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a motion: from cells to the units of the picture.
 *
 * @param flat whether bits lie below the numbers of their lanes
 * @param operand the first operand, drawn
 */
public record MotionDrawing(Canvas canvas, boolean flat, GridView operand) {
    private static final int ABOVE = 12;

    /**
     * The motion of a result in a view.
     *
     * @param operand the first operand, drawn
     */
    public static MotionView of(Motion motion, Word result, DisplayFormat view, GridView operand) {
        Canvas canvas = new Canvas(BitLayout.of(view, result));
        return new MotionDrawing(canvas, view.lanes() > 0, operand).view(motion);
    }

    private MotionView view(Motion motion) {
        boolean cells = canvas.layout().columns() > 0;
        int width = cells ? canvas.right() - Canvas.LEFT : Canvas.WIDTH;
        int top = cells ? canvas.frameTop() : 0;
        int bottom = cells ? canvas.frameBottom() : Canvas.HEIGHT;
        return new MotionView(
                motion.duration(),
                new Box(Canvas.LEFT, top, width, bottom - top),
                new Box(Canvas.LEFT, canvas.y(0) - ABOVE - 1, width, ABOVE),
                new Box(Canvas.LEFT, canvas.bottom() - 1, width, ABOVE),
                motion.layers().stream().map(this::layer).toList(),
                flat ? operand.lanes() : List.of());
    }

    private LayerView layer(Layer layer) {
        List<MoveView> way =
                layer.moves().stream().map(each -> move(each, layer.cells().get(0))).toList();
        return new LayerView(
                Slug.of(layer.shape()),
                way,
                lane(layer),
                things(layer, way.stream().anyMatch(MoveView::isAlone)));
    }

    private List<ThingView> things(Layer layer, boolean each) {
        if (layer.shape() == Shape.VALUE) {
            return List.of(value());
        }
        if (layer.shape() == Shape.MEETING || layer.shape() == Shape.NUMBER) {
            return texts(layer);
        }
        return each
                ? layer.cells().stream().map(cell -> thing(layer, List.of(cell))).toList()
                : List.of(thing(layer, layer.cells()));
    }

    /** The first operand as it stands beside the motion. */
    private ThingView value() {
        CellPaths paths = new CellPaths(operand);
        return new ThingView(paths.bits(), paths.ones(), Canvas.WIDTH / 2, 122, operand.big());
    }

    private MoveView move(Keyframe move, Cell place) {
        boolean travels = move.kind().travels();
        return new MoveView(
                move.kind(),
                move.start(),
                move.end(),
                travels ? away(place, move.from()) : "",
                travels ? away(place, move.to()) : "");
    }

    /** How far a thing is from its place. */
    private String away(Cell place, Cell by) {
        double column = place.column() + by.column();
        double row = place.row() + by.row();
        return Pen.number(canvas.x(column) - canvas.x(place.column()))
                + " "
                + Pen.number(canvas.y(row) - canvas.y(place.row()));
    }

    private String lane(Layer layer) {
        if (layer.shape() != Shape.FALLEN) {
            return "frame";
        }
        return layer.cells().get(0).row() < canvas.layout().rowsAbove() ? "above" : "below";
    }

    private ThingView thing(Layer layer, List<Cell> cells) {
        List<Corner> corners = cells.stream().map(cell -> corner(layer, cell)).toList();
        boolean digits = layer.shape() == Shape.BIT && !flat;
        double middle = Canvas.CELL / 2.0;
        return new ThingView(
                new GlyphPath(glyph(layer.shape()), corners),
                digits ? new GlyphPath(Glyph.ONE, corners) : GlyphPath.NONE,
                canvas.x(cells.get(0).column()) + middle,
                canvas.y(cells.get(0).row()) + (flat ? Canvas.CELL - 5 : middle),
                "");
    }

    private List<ThingView> texts(Layer layer) {
        List<ThingView> things = new ArrayList<>();
        for (int index = 0; index < layer.cells().size(); index++) {
            Cell cell = layer.cells().get(index);
            String text = layer.shape() == Shape.MEETING ? "2" : layer.texts().get(index);
            boolean inRow = layer.shape() == Shape.NUMBER && cell.row() == Math.rint(cell.row());
            double baseline = canvas.y(cell.row()) + (inRow ? 11 : 15);
            things.add(
                    new ThingView(
                            GlyphPath.NONE,
                            GlyphPath.NONE,
                            canvas.x(cell.column()) + 11,
                            baseline,
                            text));
        }
        return things;
    }

    /** What fell lies above the frame, or below it: a lane is lower than a row. */
    private Corner corner(Layer layer, Cell cell) {
        double y = canvas.y(cell.row());
        double lane = y < canvas.y(0) ? canvas.y(0) - ABOVE : canvas.bottom() - 2;
        return new Corner(canvas.x(cell.column()), layer.shape() == Shape.FALLEN ? lane : y);
    }

    private Glyph glyph(Shape shape) {
        return switch (shape) {
            case BIT, VEIL, OUTLINE -> Glyph.square(flat);
            case CARRY -> new Glyph(11, 3, "l7.5 14.5h-15z");
            case BORROW -> new Glyph(11, 19, "l7.5-14.5h-15z");
            case CARRY_TRAIL -> new Glyph(11, 7, "l4 7.5h-8z");
            case BORROW_TRAIL -> new Glyph(11, 15, "l4-7.5h-8z");
            case FALLEN -> new Glyph(6, 0, "m2 2l6 6m0-6-6 6m-2-8h10v10h-10z");
            case MEETING, NUMBER, VALUE -> throw new IllegalArgumentException(shape + " is text");
            case BLACK, WHITE, HOME, WAY ->
                    throw new IllegalArgumentException(shape + " is of a game");
        };
    }
}
