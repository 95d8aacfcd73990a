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

    private static final Pattern BEGINNING =
            Pattern.compile("0[xX]|(?![bB]{16})[0-9a-fA-F]{16}(?:" + Cursor.BLANK + "|\\z)");

    private static final Pattern DIGIT = Pattern.compile("[0-9a-fA-F]");

    /** A {@code _} between two digits belongs to them; before the next word it is a blank. */
    private static final String NEXT_DIGIT = "(?:(?:_(?!0x))?+[0-9a-f])";

    private static final Pattern WORD =
            Pattern.compile(
                    "(?:0x[0-9a-f]" + NEXT_DIGIT + "{0,15}+|[0-9a-f]" + NEXT_DIGIT + "{15}+)l?",
                    Pattern.CASE_INSENSITIVE);

    private HexText() {}

    /** Whether a hex word begins here, rather than a row of black discs written {@code b}. */
    static boolean isAt(Cursor cursor) {
        return cursor.isAt(BEGINNING);
    }

    /**
     * Reads the position at the cursor.
     *
     * @throws NotationException if there is none
     */
    static Position take(Cursor cursor) {
        long black = takeWord(cursor);
        cursor.skipBlanks();
        if (!cursor.isAt(DIGIT)) {
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
        if (!cursor.take(WORD) || !cursor.atBlankOrEnd(0)) {
            throw cursor.problemWordAt(start, NotationProblem.HEX_WORD);
        }
        String word = NarrowText.of(cursor.readSince(start));
        return Long.parseUnsignedLong(word.replaceAll("(?i)^0x|_|l$", ""), 16);
    }
}
