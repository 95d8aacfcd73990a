package flipscope.web.draw;

import flipscope.web.draw.GridView.CellView;
import java.util.List;
import java.util.function.Predicate;

/**
 * The cells of a picture as a few paths, one a layer. A square is drawn a unit smaller all round:
 * its outline rounds its corners.
 */
public final class CellPaths {
    private final GridView view;
    private final boolean flat;

    public CellPaths(GridView view) {
        this.view = view;
        this.flat = view.css().equals("as-lanes");
    }

    /** In a register cut into lanes the number is what counts: its bits lie below it, flat. */
    public boolean isFlat() {
        return flat;
    }

    public String grounds() {
        return path(cell -> true, this::square);
    }

    public String bits() {
        return path(CellView::on, this::square);
    }

    public String ones() {
        return flat ? "" : path(cell -> cell.digit().equals("1"), CellPaths::one);
    }

    /** The middles of empty cells. */
    public String dots() {
        return dots(cell -> !cell.on() && !isFilled(cell));
    }

    /** The same where at rest a bit or a mark is: they show while it moves. */
    public String coveredDots() {
        return dots(cell -> cell.on() || isFilled(cell));
    }

    private String dots(Predicate<CellView> which) {
        return flat ? "" : path(cell -> isPlain(cell) && which.test(cell), CellPaths::dot);
    }

    /** Without a disc or a number of its own. */
    private static boolean isPlain(CellView cell) {
        return cell.ring().isEmpty() && (cell.digit().isEmpty() || cell.digit().equals("1"));
    }

    /**
     * The cells with discs of a side and nothing on them: a mark takes their place.
     *
     * @param side {@code black} or {@code white}
     */
    public List<CellView> rings(String side) {
        return discs(side, cell -> !cell.on() && !isFilled(cell));
    }

    /** Those with bits on them. */
    public List<CellView> ringsOnBits(String side) {
        return discs(side, CellView::on);
    }

    /** Those that at rest lie under bits or marks: bits move over them. */
    public List<CellView> coveredRings(String side) {
        return discs(side, cell -> cell.on() || isFilled(cell));
    }

    private List<CellView> discs(String side, Predicate<CellView> which) {
        return view.cells().stream()
                .filter(cell -> cell.ring().equals(side) && which.test(cell))
                .toList();
    }

    /** Discs as rings around the middles of their cells. */
    public static String rings(List<CellView> cells) {
        StringBuilder path = new StringBuilder();
        cells.forEach(cell -> ring(path, cell.x(), cell.y()));
        return path.toString();
    }

    private static boolean isFilled(CellView cell) {
        return !cell.on() && cell.marks().stream().anyMatch(Mark::fills);
    }

    private interface Drawn {
        void draw(StringBuilder path, double x, double y);
    }

    private String path(Predicate<CellView> which, Drawn shape) {
        StringBuilder path = new StringBuilder();
        for (CellView cell : view.cells()) {
            if (which.test(cell)) {
                shape.draw(path, cell.x(), cell.y());
            }
        }
        return path.toString();
    }

    private void square(StringBuilder path, double x, double y) {
        square(path, x, y, flat);
    }

    /** How far below the top of its cell a square begins. */
    static int inset(boolean flat) {
        return flat ? 15 : 1;
    }

    static void square(StringBuilder path, double x, double y, boolean flat) {
        at(path, x + 1, y + inset(flat)).append(flat ? "h20v4h-20z" : "h20v20h-20z");
    }

    static void one(StringBuilder path, double x, double y) {
        at(path, x + 9, y + 8.6).append("l2.4-1.6v8");
    }

    private static void dot(StringBuilder path, double x, double y) {
        at(path, x + 11, y + 11).append("h0");
    }

    private static void ring(StringBuilder path, double x, double y) {
        at(path, x + 3, y + 11).append("a8 8 0 1 0 16 0a8 8 0 1 0-16 0");
    }

    static StringBuilder at(StringBuilder path, double x, double y) {
        return path.append('M').append(number(x)).append(' ').append(number(y));
    }

    /** To three places, without a point where there is nothing behind it. */
    static String number(double length) {
        double rounded = Math.round(length * 1000) / 1000.0;
        return rounded == Math.rint(rounded)
                ? Long.toString((long) rounded)
                : Double.toString(rounded);
    }
}
