package flipscope.web.figure;

import flipscope.web.figure.FigureView.TextView;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes SVG in the inks of a theme. */
final class Pen {
    private final Palette palette;
    private final Markup out = new Markup();

    Pen(Palette palette) {
        this.palette = palette;
    }

    /**
     * Opens an element.
     *
     * @param attributes names and values in turn
     */
    Pen open(String tag, Object... attributes) {
        out.open(tag, attributes(Map.of(), attributes));
        return this;
    }

    /** Opens a group whose parts take its ink. */
    Pen group(Ink ink, Object... attributes) {
        out.open("g", attributes(ink.look(palette), attributes));
        return this;
    }

    void close(String tag) {
        out.close(tag);
    }

    /** An element without content. */
    void element(String tag, Object... attributes) {
        open(tag, attributes).close(tag);
    }

    /** The same in an ink. */
    void draw(Ink ink, String tag, Object... attributes) {
        out.open(tag, attributes(ink.look(palette), attributes)).close(tag);
    }

    /** A path; nothing if there is nothing on it. */
    void path(Ink ink, String path) {
        if (path.isEmpty()) {
            return;
        }
        if (ink.hasHalo()) {
            out.open("path", attributes(ink.halo(palette), "d", path)).close("path");
        }
        draw(ink, "path", "d", path);
    }

    void rect(Ink ink, double x, double y, double width, double height, int round) {
        String corners = round == 0 ? null : Integer.toString(round);
        Object[] box = {"x", x, "y", y, "width", width, "height", height, "rx", corners};
        draw(ink, "rect", box);
    }

    void text(Ink ink, double x, double y, String text) {
        if (text.isEmpty()) {
            return;
        }
        if (ink.hasHalo()) {
            letters(attributes(ink.halo(palette), "x", x, "y", y), text);
        }
        letters(attributes(ink.look(palette), "x", x, "y", y), text);
    }

    /** A line of text in a style of its own. */
    void line(TextView line) {
        Map<String, String> look = new LinkedHashMap<>(line.face().look());
        if (line.face().isQuiet()) {
            look.put("fill", palette.colour("quiet"));
        }
        if (line.centred()) {
            look.put("text-anchor", "middle");
        }
        letters(attributes(look, "x", line.x(), "y", line.y()), line.text());
    }

    /** An element that holds only text. */
    void said(String tag, String text) {
        out.open(tag, Map.of()).letters(text).close(tag);
    }

    private void letters(Map<String, String> attributes, String text) {
        out.open("text", attributes).letters(text).close("text");
    }

    private static Map<String, String> attributes(Map<String, String> look, Object... more) {
        Map<String, String> all = new LinkedHashMap<>();
        for (int index = 0; index < more.length; index += 2) {
            if (more[index + 1] != null) {
                all.put((String) more[index], text(more[index + 1]));
            }
        }
        all.putAll(look);
        return all;
    }

    private static String text(Object value) {
        return value instanceof Double length ? number(length) : value.toString();
    }

    /** A transform that moves what is drawn to a place, in a scale. */
    static String place(double x, double y, double scale) {
        String there = "translate(" + number(x) + " " + number(y) + ")";
        return scale == 1 ? there : there + " scale(" + number(scale) + ")";
    }

    /** To three places, without a point where there is nothing behind it. */
    static String number(double length) {
        double rounded = Math.round(length * 1000) / 1000.0;
        return rounded == Math.rint(rounded)
                ? Long.toString((long) rounded)
                : Double.toString(rounded);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
