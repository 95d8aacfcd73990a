package flipscope.notation;

import flipscope.notation.Symbol.Gap;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the squares of a board, and the side to move behind them, among all else that may stand
 * there: blanks, line breaks, comments, the letters of the files, the numbers of the rows, a score.
 */
final class BoardScanner {

    private static final int SQUARES = 64;

    private final Cursor cursor;
    private final List<Symbol> symbols = new ArrayList<>();

    /** What has been skipped since the last symbol. */
    private Gap gap = Gap.LINE;

    /** The row whose number was read last; 0 for none. */
    private int labelledRow;

    BoardScanner(Cursor cursor) {
        this.cursor = cursor;
    }

    /** The squares and the side, however many, up to a {@code ;} or the end of the text. */
    List<Symbol> scan() {
        while (!cursor.atEnd() && cursor.peek() != ';') {
            scanNext();
        }
        return symbols;
    }

    private void scanNext() {
        if (cursor.atBlank()) {
            skipBlank();
        } else if (cursor.peek() == '%') {
            cursor.skipLine();
        } else if (isScore()) {
            skipScore();
        } else if (cursor.atDigit(0)) {
            skipRowNumber();
        } else {
            scanSymbol();
        }
    }

    private void skipBlank() {
        if (cursor.atLineEnd()) {
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
        } else if (!skipFileLetters()) {
            boolean sideNext = symbols.size() == SQUARES && gap != Gap.NONE;
            throw sideNext
                    ? cursor.problemWord(Problem.POSITION_SIDE_UNKNOWN)
                    : cursor.problemHere(Problem.POSITION_CHARACTER);
        }
    }

    /** Reads a square, or the name of the side to move; NUL where there is none. */
    private char takeContent() {
        if (symbols.size() == SQUARES && SideText.isName(cursor)) {
            return SideText.takeName(cursor);
        }
        char content = Symbol.content(cursor.peek());
        if (content != 0) {
            cursor.skip();
        }
        return content;
    }

    /** Skips {@code a b c d e f g h} above or below the board. */
    private boolean skipFileLetters() {
        int start = cursor.offset();
        boolean beside = symbols.isEmpty() || symbols.size() >= SQUARES;
        for (char file = 'a'; beside && file <= 'h'; file++) {
            beside = cursor.take(String.valueOf(file));
            cursor.skipBlanks();
        }
        if (!beside) {
            cursor.goTo(start);
        }
        gap = beside ? Gap.LINE : gap;
        return beside;
    }

    /**
     * Skips the number of a row, before or behind its squares. Any other digit is refused; so none
     * that was meant as a disc passes, for it would stand where the count of squares so far makes
     * it the right number, with a blank beside it, and the board would be short of a square.
     */
    private void skipRowNumber() {
        int digit = cursor.peek() - '0';
        int rows = symbols.size() / 8;
        boolean whole = symbols.size() % 8 == 0;
        boolean before = digit == rows + 1 && rows < 8 && cursor.atBlankOrEnd(1);
        boolean behind = digit == rows && rows > 0 && gap != Gap.NONE;
        if (!whole || !(before || behind)) {
            throw unexpectedDigit(digit);
        }
        labelledRow = digit;
        gap = gap == Gap.NONE ? Gap.BLANK : gap;
        cursor.skip();
    }

    /** A row's number that comes too soon or too late tells which row is wrong. */
    private NotationException unexpectedDigit(int digit) {
        boolean endsRow = digit == labelledRow || digit == labelledRow + 1;
        if (labelledRow == 0 || !endsRow || gap == Gap.NONE) {
            return cursor.problemHere(Problem.POSITION_DIGIT);
        }
        int squares = symbols.size() - 8 * (labelledRow - 1);
        return cursor.problemAt(cursor.offset(), Problem.POSITION_ROW, labelledRow, squares);
    }

    /** Whether the score of an OBF line stands here: a number behind the side to move. */
    private boolean isScore() {
        boolean number = cursor.atDigit(0) || cursor.peek() == '-' && cursor.atDigit(1);
        return number && symbols.size() == SQUARES + 1 && gap == Gap.BLANK;
    }

    private void skipScore() {
        do {
            cursor.skip();
        } while (cursor.atDigit(0));
    }
}
