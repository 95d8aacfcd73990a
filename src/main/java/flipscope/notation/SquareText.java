package flipscope.notation;

import flipscope.rules.Squares;
import java.util.regex.Pattern;

/** Reads and writes squares: {@code c4}, ignoring case. */
public final class SquareText {
    private static final Pattern NAME = Pattern.compile("[a-hA-H][1-8]");

    private SquareText() {}

    /**
     * Reads the name of a square; blanks around it are ignored.
     *
     * @return the number of its bit, 63 for a1 to 0 for h8
     * @throws NotationException unless the text is exactly one square
     */
    public static int read(String text) {
        Cursor cursor = new Cursor(text);
        cursor.skipBlanks();
        int start = cursor.offset();
        if (isAt(cursor)) {
            int square = take(cursor);
            cursor.skipBlanks();
            if (cursor.atEnd()) {
                return square;
            }
        }
        throw cursor.problemWordAt(start, NotationProblem.SQUARE_UNKNOWN);
    }

    /** Whether the name of a square begins here. */
    static boolean isAt(Cursor cursor) {
        return cursor.isAt(NAME);
    }

    /** Reads the name of the square at the cursor. */
    static int take(Cursor cursor) {
        int file = Character.toLowerCase(cursor.peek()) - 'a';
        int row = cursor.peek(1) - '1';
        cursor.goTo(cursor.offset() + 2);
        return Squares.at(file, row);
    }
}
