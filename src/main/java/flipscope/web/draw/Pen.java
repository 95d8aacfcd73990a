package flipscope.web.draw;

import flipscope.trace.Last;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.MotionView.Box;
import java.util.List;

/**
 * Writes the SVG of pictures. What is drawn is the same everywhere; how it looks is said by a pen:
 * to a page's style sheets by classes, or in colours by attributes.
 */
public abstract class Pen {
    private final StringBuilder text = new StringBuilder();
    private boolean opened;

    /** An attribute of an element. */
    public record Attribute(String name, String value) {}

    /**
     * How an ink is said: the attributes of what is drawn with it, and before these of what lies
     * under it.
     */
    protected abstract List<List<Attribute>> looks(Ink ink);

    /** Whether attributes for scripts, {@code data-…}, are written. */
    protected abstract boolean hasScripts();

    /** Draws things that belong together. */
    protected abstract void part(String css, Runnable things);

    /** What frames a cell besides its marks. */
    protected abstract void outline(CellView cell);

    /** Draws all cells of a picture. */
    protected abstract void grounds(GridView view, String path);

    /** Draws the discs of a side, as rings around the middles of their cells. */
    protected abstract void rings(String side, boolean onBits, List<CellView> cells);

    protected abstract void labels(List<LabelView> labels);

    /**
     * Opens an element.
     *
     * @param attributes names and values in turn
     */
    public final void open(String tag, Object... attributes) {
        settle();
        text.append('<').append(tag);
        opened = true;
        for (int index = 0; index < attributes.length; index += 2) {
            String name = (String) attributes[index];
            if (hasScripts() || !name.startsWith("data-")) {
                attribute(name, attributes[index + 1]);
            }
        }
    }

    /** Writes an attribute; nothing without a value. */
    private void attribute(String name, Object value) {
        if (value != null) {
            String said = value instanceof Double length ? number(length) : value.toString();
            text.append(' ').append(name).append("=\"").append(escaped(said)).append('"');
        }
    }

    /** Closes an element; an empty one closes itself. */
    public final void close(String tag) {
        if (opened) {
            text.append("/>");
            opened = false;
        } else {
            text.append("</").append(tag).append('>');
        }
    }

    private void settle() {
        if (opened) {
            text.append('>');
            opened = false;
        }
    }

    /** Letters as they stand in a text or an attribute. */
    public static String escaped(String letters) {
        return letters.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** An element without content. */
    public final void element(String tag, Object... attributes) {
        open(tag, attributes);
        close(tag);
    }

    /** An element without content, in an ink. */
    public final void draw(Ink ink, String tag, Object... attributes) {
        List<List<Attribute>> looks = looks(ink);
        draw(Last.of(looks), tag, attributes);
    }

    private void draw(List<Attribute> look, String tag, Object... attributes) {
        open(tag, attributes);
        wear(look);
        close(tag);
    }

    /** Gives a look to the element that was opened last. */
    protected final void wear(List<Attribute> look) {
        look.forEach(each -> attribute(each.name(), each.value()));
    }

    /** A path; nothing if there is nothing on it. */
    public final void path(Ink ink, String path) {
        if (!path.isEmpty()) {
            looks(ink).forEach(look -> draw(look, "path", "d", path));
        }
    }

    public final void path(Ink ink, GlyphPath path) {
        path(ink, path.toString());
    }

    public final void rect(Ink ink, double x, double y, double width, double height, int round) {
        Integer corners = round == 0 ? null : round;
        draw(ink, "rect", "x", x, "y", y, "width", width, "height", height, "rx", corners);
    }

    public final void text(Ink ink, double x, double y, String text) {
        if (!text.isEmpty()) {
            looks(ink).forEach(look -> letters(look, text, "x", x, "y", y));
        }
    }

    /** A text with a look. */
    protected final void letters(List<Attribute> look, String text, Object... attributes) {
        open("text", attributes);
        wear(look);
        written("text", text);
    }

    /** Letters, and the end of the element that they are in. */
    protected final void written(String tag, String letters) {
        settle();
        text.append(escaped(letters));
        close(tag);
    }

    /** Opens a part of the picture that cuts off what is in it. */
    public final void clip(String css, Box box) {
        open(
                "svg",
                "x",
                box.x(),
                "y",
                box.y(),
                "width",
                box.width(),
                "height",
                box.height(),
                "viewBox",
                box,
                "class",
                css);
    }

    /** A transform that moves what is drawn to a place, in a scale. */
    public static String place(double x, double y, double scale) {
        String there = "translate(" + number(x) + " " + number(y) + ")";
        return number(scale).equals("1") ? there : there + " scale(" + number(scale) + ")";
    }

    /** To three places, without a point where there is nothing behind it. */
    static String number(double length) {
        double rounded = Math.round(length * 1000) / 1000.0;
        return rounded == Math.rint(rounded)
                ? Long.toString((long) rounded)
                : Double.toString(rounded);
    }

    @Override
    public final String toString() {
        return text.toString();
    }
}
