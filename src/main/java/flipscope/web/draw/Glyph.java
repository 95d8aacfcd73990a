package flipscope.web.draw;

/** A small shape: where in a cell it begins, and its path from there. */
public record Glyph(double x, double y, String path) {
    /** Discs, around the middles of their cells. */
    public static final Glyph RING = new Glyph(3, 11, "a8 8 0 1 0 16 0a8 8 0 1 0-16 0");

    static final Glyph ONE = new Glyph(9, 8.6, "l2.4-1.6v8v-8z");
    static final Glyph DOT = new Glyph(11, 11, "h0z");

    /** A square is drawn a unit smaller all round: its outline rounds its corners. */
    private static final Glyph SQUARE = new Glyph(1, 1, "h20v20h-20z");

    private static final Glyph FLAT = new Glyph(1, 15, "h20v4h-20z");

    /** The square of a cell. */
    static Glyph square(boolean flat) {
        return flat ? FLAT : SQUARE;
    }

    /** Its path in a cell at this place. */
    String at(double left, double top) {
        return "M" + Pen.number(left + x) + " " + Pen.number(top + y) + path;
    }

    /** Its path, some way from the one before. */
    String after(double right, double down) {
        return "m" + Pen.number(right) + " " + Pen.number(down) + path;
    }
}
