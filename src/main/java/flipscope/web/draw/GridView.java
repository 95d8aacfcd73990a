package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Word;
import flipscope.web.draw.MotionView.Box;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One value, drawn. All lengths are in the units of the picture's own view box.
 *
 * @param css the kind of picture: {@code as-board}, {@code as-lanes}, {@code as-number}, …
 * @param width the width of the view box
 * @param height the height of the view box
 * @param alt the text alternative
 * @param bits cells with what stands around them; none for a value without cells
 * @param big a number, a truth value or a table's name instead of cells; else empty
 * @param note a line below it, such as a number in binary; may be empty
 * @param fork the two branches after a truth value, or null
 * @param entries some entries of a table that is read, else empty
 * @param motion how the picture comes about, or null
 * @param film outlines that pass over the cells, one after another
 */
public record GridView(
        String css,
        int width,
        int height,
        String alt,
        BitsView bits,
        String big,
        String note,
        ForkView fork,
        List<EntryView> entries,
        MotionView motion,
        List<String> film) {

    /**
     * The bits of a value.
     *
     * @param word what they are the bits of
     * @param view how it is shown
     * @param marks what happened to them
     * @param labels names of files and rows, hex digits
     * @param cells the bits
     * @param lanes the fields of a register and their numbers
     * @param fallen bits that a shift pushed out, drawn outside the edge
     * @param ghost the half of the board that is in another word, or null
     */
    public record BitsView(
            Word word,
            DisplayFormat view,
            Marks marks,
            List<LabelView> labels,
            List<CellView> cells,
            List<LaneView> lanes,
            List<FallenView> fallen,
            GhostView ghost) {
        static final BitsView NONE = of(List.of(), List.of(), List.of(), List.of(), null);

        /** What stands in a legend, and is no value. */
        static BitsView of(
                List<LabelView> labels,
                List<CellView> cells,
                List<LaneView> lanes,
                List<FallenView> fallen,
                GhostView ghost) {
            return new BitsView(null, null, Marks.NONE, labels, cells, lanes, fallen, ghost);
        }

        BitsView with(List<CellView> other) {
            return new BitsView(word, view, marks, labels, other, lanes, fallen, ghost);
        }

        boolean isLaidOutAs(DisplayFormat other) {
            return view != null && view.isLaidOutAs(other);
        }
    }

    /** Cells, and what stands around them. */
    static GridView of(String css, int width, int height, String alt, BitsView bits) {
        return new GridView(
                css, width, height, alt, bits, "", "", null, List.of(), null, List.of());
    }

    /** Text instead of cells. */
    static GridView big(String css, String alt, String big, String note, ForkView fork) {
        return noCells(css, alt, big, note, fork, List.of());
    }

    /** Entries of a table, with a line below them. */
    static GridView strip(String alt, String note, List<EntryView> entries) {
        return noCells("as-strip", alt, "", note, null, entries);
    }

    private static GridView noCells(
            String css,
            String alt,
            String big,
            String note,
            ForkView fork,
            List<EntryView> entries) {
        int width = Canvas.WIDTH;
        int height = Canvas.HEIGHT;
        BitsView none = BitsView.NONE;
        return new GridView(
                css, width, height, alt, none, big, note, fork, entries, null, List.of());
    }

    /** A copy that can be played. */
    public GridView moving(MotionView how) {
        return new GridView(css, width, height, alt, bits, big, note, fork, entries, how, film);
    }

    /** A copy over which the outlines of some sets pass. */
    public GridView passing(List<Long> sets) {
        List<String> outlines = sets.stream().map(this::outline).toList();
        return new GridView(
                css, width, height, alt, bits, big, note, fork, entries, motion, outlines);
    }

    private String outline(long set) {
        int last = bits.cells().size() - 1;
        IntStream places = IntStream.rangeClosed(0, last).filter(place -> has(set, last - place));
        Glyph outline = new Glyph(0, 0, "h22v22h-22z");
        return GlyphPath.of(outline, places.mapToObj(bits.cells()::get)).toString();
    }

    /** A copy whose set cells show numbers, by their bits, or nothing. */
    public GridView numbered(Map<Integer, Integer> numbers) {
        List<CellView> cells = new ArrayList<>();
        int bit = bits.cells().size();
        for (CellView cell : bits.cells()) {
            bit--;
            String digit = Objects.toString(numbers.get(bit), "");
            cells.add(cell.on() ? cell.with(digit) : cell);
        }
        BitsView other = bits.with(cells);
        return new GridView(css, width, height, alt, other, big, note, fork, entries, motion, film);
    }

    /** A copy with the marks alone that are seen at rest. */
    public GridView atRest() {
        Set<Mark> resting = RestingMarks.of(this);
        BitsView other = bits.with(cells().stream().map(cell -> cell.only(resting)).toList());
        return new GridView(css, width, height, alt, other, big, note, fork, entries, motion, film);
    }

    /** What all cells lie in. */
    public Box rim() {
        IntSummaryStatistics x = cells().stream().mapToInt(CellView::x).summaryStatistics();
        IntSummaryStatistics y = cells().stream().mapToInt(CellView::y).summaryStatistics();
        return new Box(
                x.getMin(),
                y.getMin(),
                x.getMax() - x.getMin() + Canvas.CELL,
                y.getMax() - y.getMin() + Canvas.CELL);
    }

    /** Whether it is written as a number, without cells. */
    public boolean isNumber() {
        return css.startsWith("as-number");
    }

    /** Whether it is the index that a look-up reads at. */
    public boolean isIndex() {
        return css.equals("as-number index");
    }

    /** A copy drawn as the index of a look-up, which only numbers are. */
    public GridView asIndex() {
        return css.equals("as-number") ? big("as-number index", alt, big, note, null) : this;
    }

    public List<LabelView> labels() {
        return bits.labels();
    }

    public List<CellView> cells() {
        return bits.cells();
    }

    public List<LaneView> lanes() {
        return bits.lanes();
    }

    public List<FallenView> fallen() {
        return bits.fallen();
    }

    public GhostView ghost() {
        return bits.ghost();
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
     * @param on whether it is set
     * @param outline {@code asked} or {@code took} if it is outlined, else empty
     * @param square its name; the cells of one name are highlighted together in all pictures
     * @param digit its text: {@code 1}, {@code 0}, a bit number, or empty for a dot
     * @param ring {@code black} or {@code white} for a disc, {@code white-rooks} or the like for a
     *     piece, else empty
     * @param turn the way of a bit that moved away from here, in degrees from the left
     */
    public record CellView(
            int x,
            int y,
            boolean on,
            String outline,
            String square,
            String digit,
            String ring,
            Set<Mark> marks,
            int turn) {
        /** The marks that change the look of the cell itself. */
        private static final Set<Mark> STYLED = Set.of(Mark.FRESH, Mark.LOST, Mark.WRAPPED);

        CellView with(String other) {
            return new CellView(x, y, on, outline, square, other, ring, marks, turn);
        }

        /** The classes of its outline. */
        public String css() {
            String looks =
                    marks.stream()
                            .filter(STYLED::contains)
                            .map(each -> " " + each.css())
                            .collect(Collectors.joining());
            String outlined = outline.isEmpty() ? "" : " " + outline;
            return "c" + (on ? " on" : "") + looks + outlined;
        }

        /** Whether its text is the digit of a set bit, not the number of a clear bit 1. */
        boolean isOne() {
            return on && digit.equals("1");
        }

        /** A copy with those of its marks that are of some kinds. */
        CellView only(Set<Mark> kinds) {
            Set<Mark> left =
                    marks.stream()
                            .filter(each -> kinds.contains(each.kind()))
                            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Mark.class)));
            return new CellView(x, y, on, outline, square, digit, ring, left, turn);
        }

        /** Whether a piece stands here, and no disc. */
        public boolean hasPiece() {
            return ring.contains("-");
        }

        /** Whether it has one of these marks. */
        public boolean has(Mark... any) {
            return Stream.of(any).anyMatch(marks::contains);
        }

        /** Whether a bit or a mark takes the place of what else it shows, while nothing moves. */
        boolean isCovered() {
            return on || marks.stream().anyMatch(Mark::fills);
        }

        boolean isFree() {
            return !isCovered();
        }

        /** The class of its marks. */
        String marked() {
            String signs = marks.stream().map(Mark::css).collect(Collectors.joining(" "));
            return on ? "mark on " + signs : "mark " + signs;
        }
    }

    /**
     * A field of a register and its number.
     *
     * @param sum the two numbers that it is the sum of: {@code 1+2}; or empty
     */
    public record LaneView(
            int x, int y, int width, int height, int baseline, String number, String sum) {}

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
