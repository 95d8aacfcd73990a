package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.notation.ColumnText;
import flipscope.web.draw.CubeTurn.Point;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cube of score four seen at an angle, with a rod for each column. As a game is played on it,
 * it is turned so far that no rod stands behind another: each has a strip of the picture to itself,
 * one sixteenth of its width.
 *
 * @param turn how far it is turned from there
 */
public record CubePicture(CubeMarks marks, CubeTurn turn) {
    public static final int WIDTH = 512;
    public static final int HEIGHT = 378;

    /** The size of a ball. */
    public static final int RADIUS = 19;

    private static final List<Point> FLOOR =
            List.of(
                    new Point(110, 192),
                    new Point(510, 218),
                    new Point(402, 348),
                    new Point(2, 322));

    private static final int STRIP = 30;
    private static final int LEFT = 31;
    private static final int FOOT = 204;
    private static final int DEEP = 36;
    private static final int SLOPE = 8;
    private static final int UP = 44;

    private static final int SIDE = 4;

    public CubePicture(CubeMarks marks) {
        this(marks, CubeTurn.NONE);
    }

    /**
     * A cube that is turned.
     *
     * @param steps steps of 15 degrees; with more, what is near goes to the left
     */
    public static CubePicture turned(long black, long white, int steps) {
        CubeMarks balls = new CubeMarks(black, white, 0, List.of(), 0, 0, 0);
        return new CubePicture(balls, new CubeTurn(steps, true));
    }

    /** What is seen of it, as an SVG has it. */
    public String box() {
        return turn.box();
    }

    /** The floor, as the points of a polygon. */
    public String floor() {
        return FLOOR.stream()
                .map(corner -> turn.of(corner.x(), corner.y()))
                .map(corner -> corner.x() + "," + corner.y())
                .collect(Collectors.joining(" "));
    }

    /** The name of a file or a row; {@code y} is its base line. */
    public record NameView(String text, int x, int y) {}

    /** Files and rows are named at those two sides that are near. */
    public List<NameView> names() {
        List<Integer> files = nearer(columns(0, 1), columns(12, 1));
        List<Integer> rows = nearer(columns(0, SIDE), columns(3, SIDE));
        boolean filesInFront = depth(files) > depth(rows);
        return Stream.concat(
                        files.stream().map(column -> name(column, 0, filesInFront)),
                        rows.stream().map(column -> name(column, 1, !filesInFront)))
                .toList();
    }

    private static List<Integer> columns(int first, int step) {
        return IntStream.range(0, SIDE).mapToObj(each -> first + step * each).toList();
    }

    private List<Integer> nearer(List<Integer> one, List<Integer> other) {
        return depth(one) > depth(other) ? one : other;
    }

    private int depth(List<Integer> columns) {
        return columns.stream().mapToInt(this::y).sum();
    }

    /** Below the nearest columns, at the side of the others. */
    private NameView name(int column, int letter, boolean inFront) {
        String name = ColumnText.write(column).substring(letter, letter + 1);
        int aside = x(column) < CubeTurn.MIDDLE_X ? -24 : 24;
        return inFront
                ? new NameView(name, x(column), y(column) + RADIUS + 19)
                : new NameView(name, x(column) + aside, y(column) + 23);
    }

    /** The columns from the farthest to the nearest, as they are drawn over each other. */
    public List<Integer> columns() {
        return IntStream.range(0, SIDE * SIDE)
                .boxed()
                .sorted(Comparator.comparing(this::y))
                .toList();
    }

    /** The cells of a column with balls, lowest first, then those that are marked. */
    public List<Integer> cells(int column) {
        return IntStream.range(0, 4)
                .mapToObj(layer -> 16 * layer + column)
                .filter(this::isDrawn)
                .toList();
    }

    private boolean isDrawn(int cell) {
        return !marks.content(cell).equals("empty")
                || marks.isLanding(cell)
                || !marks.four(cell).isEmpty();
    }

    /** The rows that have won, as the points of lines. */
    public List<String> rows() {
        return marks.won().stream().map(this::points).toList();
    }

    /** Where a column stands. */
    public int foot(int column) {
        return y(column) + RADIUS;
    }

    /** Where a column ends. */
    public int tip(int column) {
        return y(column + 48) - RADIUS - 5;
    }

    private String points(long row) {
        return IntStream.range(0, 64)
                .filter(cell -> has(row, cell))
                .mapToObj(cell -> x(cell) + "," + y(cell))
                .collect(Collectors.joining(" "));
    }

    /** Each step along a row of columns goes four strips on, each step nearer one strip back. */
    private Point place(int cell) {
        int file = cell % 4;
        int row = cell / 4 % 4;
        return turn.of(LEFT + STRIP * (4 * file + 3 - row), FOOT + DEEP * row + SLOPE * file);
    }

    public int x(int cell) {
        return place(cell).x();
    }

    public int y(int cell) {
        return place(cell).y() - UP * (cell / 16);
    }

    public void draw(Pen pen) {
        pen.rect(Ink.BOARD, 1, 1, WIDTH - 2, HEIGHT - 2, 4);
        pen.draw(Ink.CUBE_FLOOR, "polygon", "points", floor());
        for (NameView name : names()) {
            pen.text(Ink.CUBE_NAME, name.x(), name.y(), name.text());
        }
        for (int column : columns()) {
            pen.path(Ink.ROD, "M" + x(column) + " " + foot(column) + "V" + tip(column));
            cells(column).forEach(cell -> cell(pen, cell));
        }
        for (String row : rows()) {
            pen.draw(Ink.ROW_EDGE, "polyline", "points", row);
            pen.draw(Ink.ROW, "polyline", "points", row);
        }
    }

    private void cell(Pen pen, int cell) {
        if (marks.content(cell).equals("empty")) {
            mark(pen, cell);
            return;
        }
        boolean black = marks.content(cell).equals("black");
        circle(pen, black ? Ink.BALL_BLACK : Ink.BALL_WHITE, cell, RADIUS);
        if (!black) {
            circle(pen, Ink.BALL_HOLE, cell, 6.5);
        }
        if (marks.isLast(cell)) {
            Ink ink = black ? Ink.DISC_WHITE : Ink.DISC_BLACK;
            pen.rect(ink, x(cell) - 4.5, y(cell) - 4.5, 9, 9, 0);
        }
    }

    /** Where a ball would lie, or what it would complete there. */
    private void mark(Pen pen, int cell) {
        String four = marks.four(cell);
        if (four.isEmpty()) {
            circle(pen, Ink.LEGAL, cell, 4);
            return;
        }
        Ink edge = marks.isLanding(cell) ? Ink.FOUR : Ink.FOUR_FLOATING;
        pen.path(edge, "M%s %sl16 16l-16 16l-16-16z".formatted(x(cell), y(cell) - 16));
        if (!four.equals("black")) {
            circle(pen, Ink.FOUR_WHITE, cell, 6);
        }
        if (!four.equals("white")) {
            circle(pen, Ink.DISC_BLACK, cell, four.equals("both") ? 3 : 6);
        }
    }

    private void circle(Pen pen, Ink ink, int cell, double radius) {
        pen.draw(ink, "circle", "cx", x(cell), "cy", y(cell), "r", radius);
    }
}
