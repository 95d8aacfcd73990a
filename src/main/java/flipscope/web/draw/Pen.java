package flipscope.web.draw;

import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.StageView.Box;
import java.util.Arrays;
import java.util.List;

/**
 * Writes the SVG of pictures. What is drawn is the same everywhere; how it looks is said by a pen:
 * to a page's style sheets by classes, or in colours by attributes.
 */
public abstract class Pen {
    protected final Markup out = new Markup();

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

    /** Draws the marks of a cell, in its place. */
    protected abstract void mark(CellView cell, Runnable marks);

    /** What frames a cell for its marks. */
    protected abstract void frame(Ink ink);

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
    public final Pen open(String tag, Object... attributes) {
        out.open(tag);
        for (int index = 0; index < attributes.length; index += 2) {
            String name = (String) attributes[index];
            if (hasScripts() || !name.startsWith("data-")) {
                out.attribute(name, attributes[index + 1]);
            }
        }
        return this;
    }

    public final void close(String tag) {
        out.close(tag);
    }

    /** An element without content. */
    public final void element(String tag, Object... attributes) {
        open(tag, attributes).close(tag);
    }

    /** The same in an ink. */
    public final void draw(Ink ink, String tag, Object... attributes) {
        List<List<Attribute>> looks = looks(ink);
        draw(looks.get(looks.size() - 1), tag, attributes);
    }

    private void draw(List<Attribute> look, String tag, Object... attributes) {
        open(tag, attributes);
        wear(look);
        close(tag);
    }

    /** Gives a look to the element that was opened last. */
    protected final void wear(List<Attribute> look) {
        look.forEach(each -> out.attribute(each.name(), each.value()));
    }

    /** A path; nothing if there is nothing on it. */
    public final void path(Ink ink, String path) {
        if (!path.isEmpty()) {
            looks(ink).forEach(look -> draw(look, "path", "d", path));
        }
    }

    /** Attributes and one more. */
    static Object[] and(Object[] attributes, String name, Object value) {
        Object[] all = Arrays.copyOf(attributes, attributes.length + 2);
        all[attributes.length] = name;
        all[attributes.length + 1] = value;
        return all;
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
        out.letters(text).close("text");
    }

    /** Opens a part of the picture that cuts off what is in it. */
    public final void clip(String css, Box box) {
        Object[] place = {"x", box.x(), "y", box.y(), "width", box.width(), "height", box.height()};
        open("svg", and(and(place, "viewBox", box), "class", css));
    }

    /** A transform that moves what is drawn to a place, in a scale. */
    public static String place(double x, double y, double scale) {
        String there = "translate(" + CellPaths.number(x) + " " + CellPaths.number(y) + ")";
        return scale == 1 ? there : there + " scale(" + CellPaths.number(scale) + ")";
    }

    @Override
    public final String toString() {
        return out.toString();
    }
}
