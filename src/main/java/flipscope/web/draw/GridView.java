package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Word;
import flipscope.web.draw.StageView.Box;
import java.util.ArrayList;
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
 * @param said a value as text
 * @param entries some entries of a table that is read, else empty
 * @param stage how the picture comes about, or null
 * @param film outlines that pass over the cells, one after another
 */
public record GridView(
        String css,
        int width,
        int height,
        String alt,
        BitsView bits,
        SaidView said,
        List<EntryView> entries,
        StageView stage,
        List<String> film) {

    /**
     * The bits of a value.
     *
     * @param drawn what they are the bits of
     * @param labels names of files and rows, hex digits
     * @param cells the bits
     * @param lanes the fields of a register and their numbers
     * @param fallen bits that a shift pushed out, drawn outside the edge
     * @param ghost the half of the board that is in another word, or null
     */
    public record BitsView(
            DrawnView drawn,
            List<LabelView> labels,
            List<CellView> cells,
            List<LaneView> lanes,
            List<FallenView> fallen,
            GhostView ghost) {
        static final BitsView NONE =
                new BitsView(DrawnView.NOTHING, List.of(), List.of(), List.of(), List.of(), null);

        BitsView with(List<CellView> other) {
            return new BitsView(drawn, labels, other, lanes, fallen, ghost);
        }
    }

    /** A value, its view, and what happened to its bits. */
    public record DrawnView(Word word, DisplayFormat view, Marks marks) {
        static final DrawnView NOTHING = new DrawnView(null, null, Marks.NONE);

        boolean isLaidOutAs(DisplayFormat other) {
            return view != null && view.isLaidOutAs(other);
        }
    }

    /**
     * A value as text instead of cells.
     *
     * @param big a number, a truth value or a table's name; else empty
     * @param note a line below it, such as a number in binary; may be empty
     * @param fork the two branches after a truth value, or null
     */
    public record SaidView(String big, String note, ForkView fork) {
        static final SaidView NOTHING = new SaidView("", "", null);
    }

    /** Cells, and what stands around them. */
    static GridView of(String css, int width, int height, String alt, BitsView bits) {
        SaidView said = SaidView.NOTHING;
        return new GridView(css, width, height, alt, bits, said, List.of(), null, List.of());
    }

    /** Text instead of cells. */
    static GridView big(String css, String alt, String big, String note, ForkView fork) {
        return noCells(css, alt, new SaidView(big, note, fork), List.of());
    }

    /** Text, or entries of a table. */
    static GridView noCells(String css, String alt, SaidView said, List<EntryView> entries) {
        BitsView none = BitsView.NONE;
        return new GridView(
                css, Canvas.WIDTH, Canvas.HEIGHT, alt, none, said, entries, null, List.of());
    }

    /** A copy that can be played. */
    public GridView staged(StageView how) {
        return new GridView(css, width, height, alt, bits, said, entries, how, film);
    }

    /** A copy over which the outlines of some sets pass. */
    public GridView passing(List<Long> sets) {
        List<String> outlines = sets.stream().map(this::outline).toList();
        return new GridView(css, width, height, alt, bits, said, entries, stage, outlines);
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
        return new GridView(css, width, height, alt, other, said, entries, stage, film);
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
        return css.equals("as-number")
                ? big("as-number index", alt, said.big(), said.note(), null)
                : this;
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

    public String big() {
        return said.big();
    }

    public String note() {
        return said.note();
    }

    public ForkView fork() {
        return said.fork();
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
     * @param ring {@code black} or {@code white} for a disc, {@code white-rooks} or the like for a
     *     piece, else empty
     * @param turn the way of a bit that moved away from here, in degrees from the left
     */
    public record CellView(
            int x,
            int y,
            String css,
            String square,
            String digit,
            String ring,
            Set<Mark> marks,
            int turn) {
        private static final Set<String> PLAIN = Set.of("c", "on", "new", "lost", "wrap");

        CellView with(String other) {
            return new CellView(x, y, css, square, other, ring, marks, turn);
        }

        public boolean on() {
            return css.startsWith("c on");
        }

        /** Whether its text is the digit of a set bit, not the number of a clear bit 1. */
        boolean isOne() {
            return on() && digit.equals("1");
        }

        /** Whether a piece stands here, and no disc. */
        public boolean hasPiece() {
            return ring.contains("-");
        }

        /** Whether its outline is seen, pointed at or not. */
        boolean isOutlined() {
            return !PLAIN.containsAll(List.of(css.split(" ")));
        }

        /** Whether it has one of these marks. */
        public boolean has(Mark... any) {
            return Stream.of(any).anyMatch(marks::contains);
        }

        /** Whether a bit or a mark takes the place of what else it shows, while nothing moves. */
        boolean isCovered() {
            return on() || marks.stream().anyMatch(Mark::fills);
        }

        boolean isFree() {
            return !isCovered();
        }

        /** The class of its marks. */
        String marked() {
            String signs = marks.stream().map(Mark::css).collect(Collectors.joining(" "));
            return on() ? "mark on " + signs : "mark " + signs;
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
