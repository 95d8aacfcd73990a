package flipscope.web.figure;

import flipscope.web.draw.CubePicture;
import flipscope.web.draw.CubePicture.CellView;
import flipscope.web.draw.CubePicture.NameView;
import flipscope.web.draw.CubePicture.RodView;
import flipscope.web.draw.Ink;
import flipscope.web.draw.Pen;

/** Draws the cube of score four at an angle, as its page does. */
final class CubeSvg {
    private CubeSvg() {}

    static void draw(Pen pen, CubePicture cube) {
        pen.rect(Ink.BOARD, 1, 1, CubePicture.WIDTH - 2, CubePicture.HEIGHT - 2, 4);
        pen.draw(Ink.CUBE_FLOOR, "polygon", "points", CubePicture.FLOOR);
        for (NameView name : CubePicture.NAMES) {
            pen.text(Ink.CUBE_NAME, name.x(), name.y(), name.text());
        }
        cube.rods().forEach(rod -> rod(pen, rod));
        for (String row : cube.rows()) {
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
        circle(pen, black ? Ink.BALL_BLACK : Ink.BALL_WHITE, cell, CubePicture.RADIUS);
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
