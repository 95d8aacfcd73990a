package flipscope.web.figure;

import flipscope.web.draw.Glyph;
import flipscope.web.draw.GlyphPath;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.Ink;
import flipscope.web.draw.Pen;
import flipscope.web.draw.Pen.Attribute;
import flipscope.web.figure.FigureView.TextView;
import java.util.List;

/** Writes SVG that stands alone, in the colours of a theme. */
final class InkPen extends Pen {
    private final Palette palette;

    InkPen(Palette palette) {
        this.palette = palette;
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
        if (cell.css().contains(" took")) {
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
            path(Ink.BLACK_EDGE, path);
            path(Ink.BLACK, path);
        } else {
            path(onBits ? Ink.WHITE_ON_BIT_EDGE : Ink.WHITE_EDGE, path);
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

    /** Opens a group whose parts take its ink. */
    void group(Ink ink, Object... attributes) {
        open("g", attributes);
        wear(looks(ink).get(0));
    }

    /** A line of text in a style of its own. */
    void line(TextView line) {
        String look = line.face().look() + (line.centred() ? " text-anchor=middle" : "");
        letters(palette.attributes(look), line.text(), "x", line.x(), "y", line.y());
    }

    /** An element that holds only text. */
    void said(String tag, String text) {
        open(tag);
        written(tag, text);
    }
}
