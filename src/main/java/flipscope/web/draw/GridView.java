package flipscope.web.draw;

import java.util.List;
import java.util.Set;

/**
 * One value, drawn. All lengths are in the units of the picture's own view box.
 *
 * @param css the kind of picture: {@code board}, {@code mini}, {@code lanes}, {@code number}, …
 * @param width the width of the view box
 * @param height its height
 * @param alt the text alternative
 * @param labels names of files and rows, hex digits
 * @param cells the bits
 * @param lanes the fields of a register and their numbers
 * @param fallen bits that a shift pushed over the edge, drawn outside it
 * @param ghost the half of the board that is in another word, or null
 * @param big a number, a truth value or a table's name, in place of cells; empty otherwise
 * @param note a line below it: the number's bits; may be empty
 * @param fork where the code goes on after a truth value, or null
 * @param entries a few neighbouring entries of a table that is read from; else empty
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

    /** No cells, but something to read. */
    public static GridView big(
            String css, int width, int height, String alt, String big, String note) {
        List<LabelView> none = List.of();
        return new GridView(
                css, width, height, alt, none, List.of(), List.of(), List.of(), null, big, note,
                null, List.of());
    }

    /** The same with the two ways on after a truth value. */
    public GridView forking(ForkView ways) {
        return new GridView(
                css, width, height, alt, labels, cells, lanes, fallen, ghost, big, note, ways,
                entries);
    }

    /** The same with entries of a table. */
    public GridView listing(List<EntryView> some) {
        return new GridView(
                css, width, height, alt, labels, cells, lanes, fallen, ghost, big, note, fork,
                some);
    }

    /** The same with cells of these names styled. */
    public GridView outlining(Set<String> squares, String style) {
        List<CellView> outlined =
                cells.stream()
                        .map(cell -> squares.contains(cell.square()) ? cell.styled(style) : cell)
                        .toList();
        return new GridView(
                css, width, height, alt, labels, outlined, lanes, fallen, ghost, big, note, fork,
                entries);
    }

    /** Whether this is the truth value {@code true}. */
    public boolean isTrue() {
        return css.equals("as-flag true");
    }

    /** Whether this is the truth value {@code false}. */
    public boolean isFalse() {
        return css.equals("as-flag false");
    }

    /**
     * A word at a place. {@code css} is {@code file}, {@code row}, {@code layer} or {@code hex}.
     */
    public record LabelView(int x, int y, String css, String text) {}

    /**
     * One bit.
     *
     * @param css its state: {@code on}, and which marks it has
     * @param square its name, which lights up together with the same name in other pictures
     * @param digit what is written in it: {@code 1}, {@code 0}, a bit number, or empty for a dot
     * @param ring {@code black} or {@code white} where a disc lies, else empty
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
            boolean carry) {

        CellView styled(String style) {
            String both = css + " " + style;
            return new CellView(x, y, both, square, digit, ring, fresh, lost, wrapped, carry);
        }
    }

    /** A field of a register and the number in it. */
    public record LaneView(int x, int y, int width, int height, int baseline, String number) {}

    /**
     * A bit that was pushed out, at its place outside the edge; or several, whose {@code count}
     * stands beside them.
     */
    public record FallenView(int x, int y, String count) {}

    /** Where the code goes on: what happens if it is true, and if it is false. */
    public record ForkView(String ifTrue, String ifFalse) {}

    /**
     * An entry of a table: its index as {@code [3]}, and its picture.
     *
     * @param x its left edge
     * @param scale makes the picture as wide as its frame
     */
    public record EntryView(int x, String index, MiniView picture, double scale, boolean chosen) {}

    /** A net without bits, as the path of its lines, and what is written over it. */
    public record GhostView(String path, int x, int y, String label) {}
}
