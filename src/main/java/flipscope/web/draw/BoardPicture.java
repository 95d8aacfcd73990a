package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.rules.Position;

/**
 * A position that cannot be changed, drawn 264 units wide and high.
 *
 * @param legal the legal moves to show
 * @param marked the squares to mark
 * @param last the square of the last move, which has the mark that it has on the page
 */
public record BoardPicture(Position position, long legal, long marked, long last) {
    public static final int SIZE = 264;

    /** A position in which some squares are marked. */
    public BoardPicture(Position position, long legal, long marked) {
        this(position, legal, marked, 0);
    }

    /** A game as it is played on: what is legal, and the last move. */
    public static BoardPicture played(Position position, long last) {
        return new BoardPicture(position, position.legalMoves(), 0, last);
    }

    public void draw(Pen pen) {
        pen.rect(Ink.BOARD, 20, 2, 242, 242, 3);
        StringBuilder lines = new StringBuilder();
        for (int line = 30; line < 240; line += 30) {
            lines.append("M" + (21 + line) + " 3v240M21 " + (3 + line) + "h240");
        }
        pen.path(Ink.BOARD_LINES, lines.toString());
        for (int place = 0; place < 8; place++) {
            pen.text(Ink.BOARD_NAME, 9, 22 + place * 30, Integer.toString(place + 1));
            pen.text(Ink.BOARD_NAME, 36 + place * 30, 258, String.valueOf((char) ('a' + place)));
        }
        for (int bit = 63; bit >= 0; bit--) {
            square(pen, bit);
        }
    }

    /** Bit 63 is a1. */
    private void square(Pen pen, int bit) {
        int x = 36 + (63 - bit) % 8 * 30;
        int y = 18 + (63 - bit) / 8 * 30;
        if (has(position.black() | position.white(), bit)) {
            Ink disc = has(position.black(), bit) ? Ink.DISC_BLACK : Ink.DISC_WHITE;
            pen.draw(disc, "circle", "cx", x, "cy", y, "r", 12);
        }
        if (has(last, bit)) {
            Ink mark = has(position.black(), bit) ? Ink.DISC_WHITE : Ink.DISC_BLACK;
            pen.rect(mark, x - 2.7, y - 2.7, 5.4, 5.4, 0);
        }
        if (has(legal, bit)) {
            pen.draw(Ink.LEGAL, "circle", "cx", x, "cy", y, "r", 4);
        }
        if (has(marked, bit)) {
            pen.rect(Ink.MARKED, x - 13.5, y - 13.5, 27, 27, 0);
        }
    }
}
