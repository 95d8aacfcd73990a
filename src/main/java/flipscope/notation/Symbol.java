package flipscope.notation;

import static flipscope.trace.Word.has;

import flipscope.rules.Side;
import java.util.List;

/**
 * A square of a board as written, or the side to move.
 *
 * @param content {@link #BLACK}, {@link #WHITE} or {@link #EMPTY}
 * @param offset its place in the text
 * @param gap what separates it from the symbol before it
 */
record Symbol(char content, int offset, Gap gap) {

    static final char BLACK = 'X';
    static final char WHITE = 'O';
    static final char EMPTY = '-';

    /** What separates two symbols. */
    enum Gap {
        NONE,
        BLANK,
        LINE
    }

    /** Reads the symbol here; NUL if there is none. */
    static char take(Cursor cursor) {
        char content = content(cursor.peek());
        if (content != 0) {
            cursor.skip();
        }
        return content;
    }

    /** Reads a colour's name or a symbol; NUL if there is none. */
    static char takeNamed(Cursor cursor) {
        if (cursor.take("black")) {
            return BLACK;
        }
        return cursor.take("white") ? WHITE : take(cursor);
    }

    /** How so many cells are written, the highest first. */
    static StringBuilder cells(long black, long white, int count) {
        StringBuilder text = new StringBuilder(count);
        for (int bit = count - 1; bit >= 0; bit--) {
            text.append(has(black, bit) ? BLACK : has(white, bit) ? WHITE : EMPTY);
        }
        return text;
    }

    /** How the side to move is written. */
    static char of(Side side) {
        return side == Side.BLACK ? BLACK : WHITE;
    }

    /** The cells of one content; the first of them is the highest bit. */
    static long set(List<Symbol> board, char content) {
        long set = 0;
        for (Symbol cell : board) {
            set = set << 1 | (cell.content == content ? 1 : 0);
        }
        return set;
    }

    /**
     * How many of the symbols are squares: all, except a last one that stands apart or follows the
     * last square.
     *
     * @param all how many squares the board has
     */
    static int squares(List<Symbol> symbols, int all) {
        int last = symbols.size() - 1;
        boolean isSide = last == all && symbols.get(last).content != EMPTY;
        return isSide || last > 0 && symbols.get(last).standsAlone(symbols.get(last - 1))
                ? last
                : symbols.size();
    }

    /** Whether it stands apart from the one before it, although that one does not. */
    private boolean standsAlone(Symbol before) {
        return gap == Gap.LINE || gap == Gap.BLANK && before.gap == Gap.NONE;
    }

    /**
     * The side that this is.
     *
     * @throws NotationException if it is none
     */
    Side side(Cursor cursor) {
        if (content == EMPTY) {
            throw cursor.problemWordAt(offset, NotationProblem.POSITION_SIDE_UNKNOWN);
        }
        return content == BLACK ? Side.BLACK : Side.WHITE;
    }

    /** The meaning of a character; NUL if it has none. */
    static char content(char written) {
        return switch (written) {
            case 'X', 'x', '*', 'B', 'b', '●', '⚫', '⬤' -> BLACK;
            case 'O', 'o', 'W', 'w', '○', '⚪', '◯' -> WHITE;
            case '-', '.', '・', '·', '∙', '□' -> EMPTY;
            default -> 0;
        };
    }
}
