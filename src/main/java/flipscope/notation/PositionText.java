package flipscope.notation;

import flipscope.rules.Position;

/**
 * A position as text: 64 characters, a1 to h8, a blank, and the side to move.
 *
 * <pre>---------------------------OX------XO--------------------------- X</pre>
 *
 * <p>Always written like this; reading accepts more:
 *
 * <ul>
 *   <li>Black is {@code X}, {@code B} or {@code *}, White {@code O} or {@code W}, in either case,
 *       empty {@code -} or {@code .}; the side to move is a disc of its colour, or {@code black},
 *       {@code white}. Digits are rejected: 0 is black for some programs, white for others.
 *   <li>On a board with {@code X}, a {@code *} is an empty square where a move is legal. The side
 *       to move may be omitted if such stars imply it, or if eight lines show a finished game.
 *   <li>Blanks and line breaks are allowed anywhere, so a board may be eight lines; {@code +},
 *       {@code _} and {@code %20} are blanks too. The lines may have {@code a b c d e f g h} above
 *       or below, and each row its number before or after it, separated by a blank.
 *   <li>The side to move may be followed by a score, {@code ; A3:+4;}, or a comment after {@code
 *       %}, as problem collections have them.
 *   <li>Two words in hex, Black's discs and White's, and the side to move: {@code 0x810000000
 *       0x1008000000 X} with bit 63 = a1; words without {@code 0x} need 16 digits.
 *   <li>{@code random:SEED} or {@code random:SEED:DISCS}: see {@link
 *       flipscope.rules.RandomPositions}.
 * </ul>
 */
public final class PositionText {
    private PositionText() {}

    /**
     * Reads a position.
     *
     * @throws NotationException if it is not exactly one position, or the side to move is missing
     */
    public static Position read(String text) {
        Cursor cursor = new Cursor(text);
        cursor.skipBlanksAndComments();
        Position position = take(cursor);
        skipRemarks(cursor);
        if (!cursor.atEnd()) {
            throw cursor.problemWord(NotationProblem.POSITION_MORE);
        }
        return position;
    }

    /** The 64 characters, a blank, and the side to move. */
    public static String write(Position position) {
        StringBuilder squares = Symbol.cells(position.black(), position.white(), 64);
        return squares.append(' ').append(Symbol.of(position.toMove())).toString();
    }

    /** Whether a position, correct or not, may begin here. */
    static boolean isAt(Cursor cursor) {
        char next = Character.toLowerCase(cursor.peek());
        return next == 'a'
                || Symbol.content(next) != 0
                || cursor.atDigit(0)
                || cursor.isAt(RandomText.PREFIX)
                || HexText.isAt(cursor);
    }

    private static Position take(Cursor cursor) {
        if (cursor.take(RandomText.PREFIX)) {
            return RandomText.take(cursor).position(0);
        }
        return HexText.isAt(cursor) ? HexText.take(cursor) : BoardText.take(cursor);
    }

    /** Skips the scores of an OBF line, and comments. */
    private static void skipRemarks(Cursor cursor) {
        cursor.skipBlanks();
        if (cursor.peek() == ';') {
            cursor.skipLine();
        }
        cursor.skipBlanksAndComments();
    }
}
