package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.regex.Pattern;

/**
 * Reads a position as two words in hex, Black's discs and then White's, and the side to move; bit
 * 63 is a1, bit 0 is h8.
 *
 * <p>A word is {@code 0x} and 1 to 16 digits, as in Java source with optional {@code _} between
 * digits and an optional final {@code L}, or exactly 16 digits.
 */
final class HexText {

    private static final int DIGITS = 16;

    private static final Pattern WORD =
            Pattern.compile("0[xX]|(?![bB]{16})[0-9a-fA-F]{16}(?:" + Cursor.BLANK + "|\\z)");

    private HexText() {}

    /** Whether a hex word begins here, rather than a row of black discs written {@code b}. */
    static boolean isAt(Cursor cursor) {
        return cursor.isAt(WORD);
    }

    /**
     * Reads the position at the cursor.
     *
     * @throws NotationException if there is none
     */
    static Position take(Cursor cursor) {
        long black = takeWord(cursor);
        cursor.skipBlanks();
        if (digit(cursor, 0) < 0) {
            throw cursor.problemAt(cursor.offset(), NotationProblem.HEX_WHITE_MISSING);
        }
        int start = cursor.offset();
        long white = takeWord(cursor);
        if ((black & white) != 0) {
            String both = Squares.names(black & white);
            throw cursor.problem(NotationProblem.HEX_OVERLAP, start, cursor.offset(), both);
        }
        cursor.skipBlanks();
        return Position.of(black, white, takeSide(cursor));
    }

    private static Side takeSide(Cursor cursor) {
        if (cursor.atEnd() || cursor.peek() == ';') {
            throw cursor.problemAt(cursor.offset(), NotationProblem.POSITION_SIDE_MISSING);
        }
        int start = cursor.offset();
        char symbol = Symbol.takeNamed(cursor);
        boolean endsHere = cursor.atBlankOrEnd(0) || cursor.peek() == ';';
        if (symbol == 0 || symbol == Symbol.EMPTY || !endsHere) {
            throw cursor.problemWordAt(start, NotationProblem.POSITION_SIDE_UNKNOWN);
        }
        return symbol == Symbol.BLACK ? Side.BLACK : Side.WHITE;
    }

    private static long takeWord(Cursor cursor) {
        int start = cursor.offset();
        boolean marked = cursor.take("0x");
        long word = 0;
        int digits = 0;
        while (digit(cursor, 0) >= 0) {
            word = word << 4 | digit(cursor, 0);
            digits++;
            cursor.skip();
            skipDigitSeparator(cursor, digits);
        }
        boolean complete = digits == DIGITS || marked && digits > 0 && digits < DIGITS;
        cursor.take("L");
        if (!complete || !cursor.atBlankOrEnd(0)) {
            throw cursor.problemWordAt(start, NotationProblem.HEX_WORD);
        }
        return word;
    }

    /**
     * Skips {@code _} between two digits; before the next word or the side it counts as a blank.
     */
    private static void skipDigitSeparator(Cursor cursor, int digits) {
        boolean nextWord = cursor.peek(1) == '0' && Character.toLowerCase(cursor.peek(2)) == 'x';
        if (cursor.peek() == '_' && digit(cursor, 1) >= 0 && digits < DIGITS && !nextWord) {
            cursor.skip();
        }
    }

    /**
     * The value of the hex digit {@code ahead} places after the next character; negative if it is
     * none.
     */
    private static int digit(Cursor cursor, int ahead) {
        char digit = cursor.peek(ahead);
        return digit < 128 ? Character.digit(digit, 16) : -1;
    }
}
