package flipscope.web.figure;

import flipscope.web.draw.Crop;
import flipscope.web.draw.Glyph;
import flipscope.web.draw.GlyphPath;
import flipscope.web.draw.GridDrawing;
import flipscope.web.draw.GridDrawing.Style;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.Ink;
import flipscope.web.draw.Moving;
import flipscope.web.draw.Pen;
import flipscope.web.draw.Pen.Attribute;
import java.util.List;

/** Writes SVG that stands alone, in the colours of a theme. */
final class InkPen extends Pen {
    private final Palette palette;
    private final int longest;

    /**
     * @param longest the length of the longest motion of the figure; 0 if nothing is to move
     */
    InkPen(Palette palette, int longest) {
        this.palette = palette;
        this.longest = longest;
    }

    @Override
    protected List<List<Attribute>> looks(Ink ink) {
        return palette.looks(ink);
    }

    @Override
    protected boolean hasScripts() {
        return false;
    }

    @Override
    protected void part(String css, Runnable things) {
        things.run();
    }

    @Override
    protected void outline(CellView cell) {
        if (cell.outline().equals("took")) {
            rect(Ink.TOOK, cell.x(), cell.y(), 22, 22, 2);
        }
    }

    @Override
    protected void grounds(GridView view, String path) {
        path(Ink.GROUND, path);
    }

    @Override
    protected void rings(String side, boolean onBits, List<CellView> cells) {
        GlyphPath path = GlyphPath.of(Glyph.RING, cells.stream());
        if (side.equals("black")) {
            path(onBits ? Ink.BLACK_ON_BIT : Ink.BLACK, path);
        } else {
            path(onBits ? Ink.WHITE_ON_BIT : Ink.WHITE, path);
        }
    }

    @Override
    protected void labels(List<LabelView> labels) {
        labels.forEach(label -> text(ink(label), label.x(), label.y(), label.text()));
    }

    private static Ink ink(LabelView label) {
        return switch (label.css()) {
            case "layer" -> Ink.LAYER;
            case "arrow" -> Ink.ARROW;
            default -> Ink.LABEL;
        };
    }

    /**
     * A value.
     *
     * @param mask whether it is laid over what stands to its left
     */
    void picture(GridView grid, boolean mask, String place) {
        open("g", "transform", place);
        wear(looks(Ink.GRID).get(0));
        Style style = new Style(Crop.WHOLE, mask, false);
        new GridDrawing(this, grid, style, moving(grid)).draw();
        close("g");
    }

    private Moving moving(GridView grid) {
        return longest > 0 && grid.motion() != null
                ? new MotionSvg(this, grid.motion(), longest)
                : Moving.NEVER;
    }

    /**
     * A line of text in a style of its own.
     *
     * @param x its left end; its middle if it is centred
     * @param y its baseline
     */
    void line(String text, int x, int y, FontStyle face, boolean centred) {
        String look = face.look() + (centred ? " text-anchor=middle" : "");
        letters(palette.attributes(look), text, "x", x, "y", y);
    }

    /** An element that holds only text. */
    void said(String tag, String text) {
        open(tag);
        written(tag, text);
    }
}
