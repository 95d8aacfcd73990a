package flipscope.web.draw;

import java.util.List;

/**
 * One value, drawn. All lengths are in the units of the picture's own view box.
 *
 * @param css the kind of picture: {@code board}, {@code mini}, {@code lanes}, {@code number}, …
 * @param width the width of the view box
 * @param height the height of the view box
 * @param alt the text alternative
 * @param labels names of files and rows, hex digits
 * @param cells the bits
 * @param lanes the fields of a register and their numbers
 * @param fallen bits that a shift pushed out, drawn outside the edge
 * @param ghost the half of the board that is in another word, or null
 * @param big a number, a truth value or a table's name, instead of cells; else empty
 * @param note a line below it, such as a number in binary; may be empty
 * @param fork the two branches after a truth value, or null
 * @param entries some entries of a table that is read, else empty
 */
public record GridView(
        String css,
        int width,
        int height,
        String alt,
        List<LabelView> labels,
        List<CellView> cells,
        List<LaneView> lanes,
        List<FallenView> fallen,
        GhostView ghost,
        String big,
        String note,
        ForkView fork,
        List<EntryView> entries) {

    /** Text instead of cells. */
    static GridView big(String css, String alt, String big, String note, ForkView fork) {
        return noCells(css, alt, big, note, fork, List.of());
    }

    /** Entries of a table. */
    static GridView listing(List<EntryView> entries, String alt, String length) {
        return noCells("as-strip", alt, "", length, null, entries);
    }

    private static GridView noCells(
            String css,
            String alt,
            String big,
            String note,
            ForkView fork,
            List<EntryView> entries) {
        return new GridView(
                css,
                Canvas.WIDTH,
                Canvas.HEIGHT,
                alt,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null,
                big,
                note,
                fork,
                entries);
    }

    public boolean isTrue() {
        return css.equals("as-flag true");
    }

    public boolean isFalse() {
        return css.equals("as-flag false");
    }

    /**
     * Text at a position. {@code css} is {@code file}, {@code row}, {@code layer} or {@code hex}.
     */
    public record LabelView(int x, int y, String css, String text) {}

    /**
     * One bit.
     *
     * @param css {@code on} if it is set, and its marks
     * @param square its name; the cells of one name are highlighted together in all pictures
     * @param digit its text: {@code 1}, {@code 0}, a bit number, or empty for a dot
     * @param ring {@code black} or {@code white} for a disc, else empty
     */
    public record CellView(
            int x,
            int y,
            String css,
            String square,
            String digit,
            String ring,
            boolean fresh,
            boolean lost,
            boolean wrapped,
            boolean carry) {}

    /** A field of a register and its number. */
    public record LaneView(int x, int y, int width, int height, int baseline, String number) {}

    /** A fallen bit outside the edge; or several as one, with their {@code count}. */
    public record FallenView(int x, int y, String count) {}

    /** The two branches after a truth value. */
    public record ForkView(String ifTrue, String ifFalse) {}

    /**
     * An entry of a table: its index as {@code [3]}, and its picture.
     *
     * @param x its left edge
     * @param scale fits the picture into its frame
     */
    public record EntryView(int x, String index, MiniView picture, double scale, boolean chosen) {}

    /** An empty grid, as an SVG path, and its label. */
    public record GhostView(String path, int x, int y, String label) {}
}
