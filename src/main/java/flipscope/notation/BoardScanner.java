package flipscope.notation;

import flipscope.notation.Symbol.Gap;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Finds the squares of a board and the side to move after them, skipping anything else: blanks,
 * line breaks, comments, file letters, row numbers, a score.
 */
final class BoardScanner {

    /** The score of an OBF line. */
    private static final Pattern SCORE = Pattern.compile("-?[0-9]++");

    /** {@code a b c d e f g h} above or below the board. */
    private static final Pattern FILES =
            Pattern.compile(
                    "a b c d e f g h ".replace(" ", Cursor.BLANK + "*+"), Pattern.CASE_INSENSITIVE);

    private static final Pattern LAST_ROW = Pattern.compile("8(?![0-9.)])");

    /** The name or sign of a side, which is no part of a word, a move or another row. */
    private static final Pattern SIDE =
            Pattern.compile(
                    "(?i)(?:black|white|[xo*bw●○⚫⚪])(?![\\p{L}\\p{N}]|[^\\S\\r\\n]*[-.*●○⚫⚪])|-(?=[-.])");

    private final Cursor cursor;
    private final int squares;
    private final int columns;
    private final List<Symbol> symbols = new ArrayList<>();

    /** What has been skipped since the last symbol. */
    private Gap gap = Gap.LINE;

    /** The last row number read; 0 for none. */
    private int labelledRow;

    /**
     * @param squares how many the board has
     * @param columns how many of them are in a row
     */
    BoardScanner(Cursor cursor, int squares, int columns) {
        this.cursor = cursor;
        this.squares = squares;
        this.columns = columns;
    }

    /** All squares and the side, however many, up to a {@code ;} or the end of the text. */
    List<Symbol> scan() {
        while (!cursor.atEnd() && cursor.peek() != ';') {
            scanNext();
        }
        return symbols;
    }

    /** The squares, and the side if it follows them, up to anything else. */
    List<Symbol> scanBoard() {
        while (!cursor.atEnd() && (symbols.size() < squares || skipsBehind())) {
            scanNext();
        }
        return symbols;
    }

    /** Whether what follows the squares still belongs to them. */
    private boolean skipsBehind() {
        boolean number = symbols.size() == squares && gap != Gap.LINE && cursor.isAt(LAST_ROW);
        boolean side = symbols.size() == squares && cursor.isAt(SIDE);
        boolean words = symbols.size() == squares + 1 && cursor.isAt("to move");
        return cursor.atBlank() || number || side || words || cursor.isAt(FILES);
    }

    private void scanNext() {
        if (isComment()) {
            cursor.skipLine();
        } else if (cursor.atBlank()) {
            skipBlank();
        } else if (isScore()) {
            cursor.take(SCORE);
        } else if (cursor.atDigit(0)) {
            skipRowNumber();
        } else {
            scanSymbol();
        }
    }

    /** After the side to move, {@code %20} may begin a comment; before it, it is a blank. */
    private boolean isComment() {
        return cursor.peek() == '%' && (symbols.size() > squares || !cursor.atBlank());
    }

    private void skipBlank() {
        if (cursor.atLineEnd(0)) {
            gap = Gap.LINE;
        } else if (gap == Gap.NONE) {
            gap = Gap.BLANK;
        }
        cursor.skipBlank();
    }

    private void scanSymbol() {
        int offset = cursor.offset();
        char content = takeContent();
        if (content != 0) {
            symbols.add(new Symbol(content, offset, gap));
            gap = Gap.NONE;
        } else if (!skipToMove() && !skipFileLetters()) {
            boolean sideNext = symbols.size() == squares && gap != Gap.NONE;
            throw sideNext
                    ? cursor.problemWord(NotationProblem.POSITION_SIDE_UNKNOWN)
                    : cursor.problemHere(NotationProblem.POSITION_CHARACTER);
        }
    }

    /** Reads a square or the name of the side to move; NUL if there is none. */
    private char takeContent() {
        return symbols.size() == squares ? Symbol.takeNamed(cursor) : Symbol.take(cursor);
    }

    /** Skips the words after the side in a diagram such as {@code Black to move}. */
    private boolean skipToMove() {
        return symbols.size() == squares + 1 && cursor.take("to move");
    }

    private boolean skipFileLetters() {
        boolean beside = symbols.isEmpty() || symbols.size() >= squares;
        return beside && cursor.take(FILES);
    }

    /**
     * Skips a row number before or after its squares. Any other digit is rejected. A digit meant as
     * a disc never passes unnoticed: even if it equals its row number, the board is then one square
     * short.
     */
    private void skipRowNumber() {
        int digit = cursor.peek() - '0';
        int rows = symbols.size() / columns;
        boolean whole = symbols.size() % columns == 0;
        boolean before = digit == rows + 1 && digit > labelledRow && cursor.atBlankOrEnd(1);
        boolean behind = digit == rows && gap != Gap.NONE;
        if (digit < 1 || digit > 8 || !whole || !(before || behind)) {
            throw unexpectedDigit(digit);
        }
        labelledRow = digit;
        gap = gap == Gap.NONE ? Gap.BLANK : gap;
        cursor.skip();
    }

    /**
     * A number at the edge of a line is taken for a wrong row number; any other digit was meant as
     * a disc.
     */
    private NotationException unexpectedDigit(int digit) {
        int place = cursor.offset();
        int read = symbols.size();
        int inRow = read - columns * (labelledRow - 1);
        int due = read / columns + 1;
        if (isRowNumber(digit) && labelledRow > 0 && inRow > 0 && inRow != columns) {
            return cursor.problemAt(
                    place, NotationProblem.POSITION_ROW, labelledRow, inRow, columns);
        }
        boolean isDue = read % columns == 0 && read < squares;
        if (isRowNumber(digit) && isDue && digit != due) {
            return cursor.problemAt(
                    place, NotationProblem.POSITION_ROW_NUMBER, digit, place + 1, due);
        }
        return cursor.problemHere(NotationProblem.POSITION_DIGIT);
    }

    private boolean isRowNumber(int digit) {
        boolean opensLine = gap == Gap.LINE && cursor.atBlankOrEnd(1) && !cursor.atDigit(2);
        boolean closesLine = gap == Gap.BLANK && cursor.atLineEnd(1);
        return digit >= 1 && digit <= 8 && (opensLine || closesLine);
    }

    /** Whether the score of an OBF line begins here: a number after the side to move. */
    private boolean isScore() {
        return symbols.size() == squares + 1 && gap == Gap.BLANK && cursor.isAt(SCORE);
    }
}
