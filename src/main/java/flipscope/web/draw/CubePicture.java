package flipscope.web.draw;

import flipscope.notation.ColumnText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The cube of score four seen at an angle, with a rod for each column. It is turned so far that no
 * rod stands behind another: each has a strip of the picture to itself, one sixteenth of its width.
 *
 * @param rods the columns, those behind first
 * @param rows the rows that have won, as points of lines
 */
public record CubePicture(List<RodView> rods, List<String> rows) {
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

    /**
     * A column.
     *
     * @param name {@code b2}
     * @param foot where it stands
     * @param tip where it ends
     * @param cells its cells with balls, lowest first, then those that are marked
     */
    public record RodView(String name, int x, int foot, int tip, List<CellView> cells) {}

    /**
     * A cell that has a ball or a mark.
     *
     * @param content {@code black}, {@code white} or {@code empty}
     * @param last whether the last ball lies here
     * @param won whether it belongs to a row that has won
     * @param lands whether a ball would lie here
     * @param four whose four a ball here completes
     * @param falls how many layers a ball falls to come here
     */
    public record CellView(
            int x,
            int y,
            String content,
            boolean last,
            boolean won,
            boolean lands,
            String four,
            int falls) {}

    private static NameView file(int column) {
        String name = ColumnText.write(column).substring(0, 1);
        return new NameView(name, x(column), y(column) + RADIUS + 19);
    }

    private static NameView row(int column) {
        return new NameView(ColumnText.write(column).substring(1), x(column) + 24, y(column) + 23);
    }

    public static CubePicture of(CubeMarks marks) {
        return new CubePicture(
                IntStream.range(0, 16).mapToObj(column -> rod(marks, column)).toList(),
                marks.won().stream().map(CubePicture::points).toList());
    }

    private static RodView rod(CubeMarks marks, int column) {
        return new RodView(
                ColumnText.write(column),
                x(column),
                y(column) + RADIUS,
                y(column + 48) - RADIUS - 5,
                IntStream.range(0, 4)
                        .map(layer -> 16 * layer + column)
                        .filter(cell -> isDrawn(marks, cell))
                        .mapToObj(cell -> cell(marks, cell))
                        .toList());
    }

    private static boolean isDrawn(CubeMarks marks, int cell) {
        return !marks.content(cell).equals("empty")
                || marks.isLanding(cell)
                || !marks.four(cell).isEmpty();
    }

    private static CellView cell(CubeMarks marks, int cell) {
        return new CellView(
                x(cell),
                y(cell),
                marks.content(cell),
                marks.isLast(cell),
                marks.isWon(cell),
                marks.isLanding(cell),
                marks.four(cell),
                4 - cell / 16);
    }

    private static String points(long row) {
        return IntStream.range(0, 64)
                .filter(cell -> (row >>> cell & 1) != 0)
                .mapToObj(cell -> x(cell) + "," + y(cell))
                .collect(Collectors.joining(" "));
    }

    /** Each step along a row of columns goes four strips on, each step nearer one strip back. */
    private static int x(int cell) {
        return LEFT + STRIP * (4 * (cell % 4) + 3 - cell / 4 % 4);
    }

    private static int y(int cell) {
        return FOOT + DEEP * (cell / 4 % 4) + SLOPE * (cell % 4) - UP * (cell / 16);
    }

    public void draw(Pen pen) {
        pen.rect(Ink.BOARD, 1, 1, WIDTH - 2, HEIGHT - 2, 4);
        pen.draw(Ink.CUBE_FLOOR, "polygon", "points", FLOOR);
        for (NameView name : NAMES) {
            pen.text(Ink.CUBE_NAME, name.x(), name.y(), name.text());
        }
        rods.forEach(rod -> rod(pen, rod));
        for (String row : rows) {
            pen.draw(Ink.ROW_EDGE, "polyline", "points", row);
            pen.draw(Ink.ROW, "polyline", "points", row);
        }
    }

    private static void rod(Pen pen, RodView rod) {
        pen.path(Ink.ROD, "M" + rod.x() + " " + rod.foot() + "V" + rod.tip());
        rod.cells().forEach(cell -> cell(pen, cell));
    }

    private static void cell(Pen pen, CellView cell) {
        if (cell.content().equals("empty")) {
            mark(pen, cell);
            return;
        }
        boolean black = cell.content().equals("black");
        circle(pen, black ? Ink.BALL_BLACK : Ink.BALL_WHITE, cell, RADIUS);
        if (!black) {
            circle(pen, Ink.BALL_HOLE, cell, 6.5);
        }
        if (cell.last()) {
            Ink ink = black ? Ink.DISC_WHITE : Ink.DISC_BLACK;
            pen.rect(ink, cell.x() - 4.5, cell.y() - 4.5, 9, 9, 0);
        }
    }

    /** Where a ball would lie, or what it would complete there. */
    private static void mark(Pen pen, CellView cell) {
        if (cell.four().isEmpty()) {
            circle(pen, Ink.LEGAL, cell, 4);
            return;
        }
        Ink edge = cell.lands() ? Ink.FOUR : Ink.FOUR_FLOATING;
        pen.path(edge, "M%s %sl16 16l-16 16l-16-16z".formatted(cell.x(), cell.y() - 16));
        if (!cell.four().equals("black")) {
            circle(pen, Ink.FOUR_WHITE, cell, 6);
        }
        if (!cell.four().equals("white")) {
            circle(pen, Ink.DISC_BLACK, cell, cell.four().equals("both") ? 3 : 6);
        }
    }

    private static void circle(Pen pen, Ink ink, CellView cell, double radius) {
        pen.draw(ink, "circle", "cx", cell.x(), "cy", cell.y(), "r", radius);
    }
}
