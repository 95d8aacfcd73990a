package flipscope.web.draw;

import java.util.List;
import java.util.Locale;

/** Draws a position, 264 units wide and high. */
public final class BoardDrawing {
    private BoardDrawing() {}

    public static void draw(Pen pen, List<StillSquare> squares) {
        pen.rect(Ink.BOARD, 20, 2, 242, 242, 3);
        StringBuilder lines = new StringBuilder();
        for (int line = 30; line < 240; line += 30) {
            lines.append(String.format(Locale.ROOT, "M%d 3v240M21 %dh240", 21 + line, 3 + line));
        }
        pen.path(Ink.BOARD_LINES, lines.toString());
        for (int place = 0; place < 8; place++) {
            pen.text(Ink.BOARD_NAME, 9, 22 + place * 30, Integer.toString(place + 1));
            pen.text(Ink.BOARD_NAME, 36 + place * 30, 258, String.valueOf((char) ('a' + place)));
        }
        squares.forEach(square -> square(pen, square));
    }

    private static void square(Pen pen, StillSquare square) {
        int x = 36 + square.column() * 30;
        int y = 18 + square.row() * 30;
        if (!square.content().equals("empty")) {
            Ink disc = square.content().equals("black") ? Ink.DISC_BLACK : Ink.DISC_WHITE;
            pen.draw(disc, "circle", "cx", x, "cy", y, "r", 12);
        }
        if (square.legal()) {
            pen.draw(Ink.LEGAL, "circle", "cx", x, "cy", y, "r", 4);
        }
        if (square.marked()) {
            pen.rect(Ink.MARKED, x - 13.5, y - 13.5, 27, 27, 0);
        }
    }
}
