package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.notation.ColumnText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cube of score four seen at an angle, with a rod for each column. It is turned so far that no
 * rod stands behind another: each has a strip of the picture to itself, one sixteenth of its width.
 */
public record CubePicture(CubeMarks marks) {
    public static final int WIDTH = 512;
    public static final int HEIGHT = 378;

    /** The size of a ball. */
    public static final int RADIUS = 19;

    /** The floor, as the points of a polygon. */
    public static final String FLOOR = "110,192 510,218 402,348 2,322";

    private static final int STRIP = 30;
    private static final int LEFT = 31;
    private static final int FOOT = 204;
    private static final int DEEP = 36;
    private static final int SLOPE = 8;
    private static final int UP = 44;

    /** The files below the nearest row of columns, the rows at the right of the last file. */
    public static final List<NameView> NAMES =
            Stream.concat(
                            IntStream.rangeClosed(12, 15).mapToObj(CubePicture::file),
                            IntStream.of(3, 7, 11, 15).mapToObj(CubePicture::row))
                    .toList();

    /** The name of a file or a row; {@code y} is its base line. */
    public record NameView(String text, int x, int y) {}

    private static NameView file(int column) {
        String name = ColumnText.write(column).substring(0, 1);
        return new NameView(name, x(column), y(column) + RADIUS + 19);
    }

    private static NameView row(int column) {
        return new NameView(ColumnText.write(column).substring(1), x(column) + 24, y(column) + 23);
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
        return marks.won().stream().map(CubePicture::points).toList();
    }

    /** Where a column stands. */
    public static int foot(int column) {
        return y(column) + RADIUS;
    }

    /** Where a column ends. */
    public static int tip(int column) {
        return y(column + 48) - RADIUS - 5;
    }

    private static String points(long row) {
        return IntStream.range(0, 64)
                .filter(cell -> has(row, cell))
                .mapToObj(cell -> x(cell) + "," + y(cell))
                .collect(Collectors.joining(" "));
    }

    /** Each step along a row of columns goes four strips on, each step nearer one strip back. */
    public static int x(int cell) {
        return LEFT + STRIP * (4 * (cell % 4) + 3 - cell / 4 % 4);
    }

    public static int y(int cell) {
        return FOOT + DEEP * (cell / 4 % 4) + SLOPE * (cell % 4) - UP * (cell / 16);
    }

    public void draw(Pen pen) {
        pen.rect(Ink.BOARD, 1, 1, WIDTH - 2, HEIGHT - 2, 4);
        pen.draw(Ink.CUBE_FLOOR, "polygon", "points", FLOOR);
        for (NameView name : NAMES) {
            pen.text(Ink.CUBE_NAME, name.x(), name.y(), name.text());
        }
        for (int column = 0; column < 16; column++) {
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

    private static void circle(Pen pen, Ink ink, int cell, double radius) {
        pen.draw(ink, "circle", "cx", x(cell), "cy", y(cell), "r", radius);
    }
}
