package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.Side;

/**
 * A position as text: 64 characters, a1 to h8, a blank, and the side to move.
 *
 * <pre>---------------------------OX------XO--------------------------- X</pre>
 *
 * <p>Written so, and read in many more ways:
 *
 * <ul>
 *   <li>Black is {@code X}, {@code B} or {@code *}, White {@code O} or {@code W}, in either case,
 *       empty {@code -} or {@code .}; the side to move is a disc of its colour, or {@code black},
 *       {@code white}. Digits are refused: 0 is black for some programs, white for others.
 *   <li>On a board with {@code X} a {@code *} is an empty square where a move is legal. The side to
 *       move may be left out where such stars tell it, and of eight lines where nobody can move.
 *   <li>Blanks and line breaks may stand anywhere; {@code +}, {@code _} and {@code %20} are blanks
 *       too. So eight lines read as well as one. They may have {@code a b c d e f g h} above or
 *       below, and each row its number before or behind it, apart from the squares by a blank.
 *   <li>Behind the side to move may stand what problem collections add: a score, {@code ; A3:+4;},
 *       or a comment after {@code %}.
 *   <li>Two words in hex, Black's discs and White's, and the side to move: {@code 0x810000000
 *       0x1008000000 X}, bit 63 being a1; without {@code 0x} there must be 16 digits.
 *   <li>{@code random:SEED} or {@code random:SEED:DISCS}: see {@link
 *       flipscope.rules.RandomPositions}.
 * </ul>
 */
public final class PositionText {
    private PositionText() {}

    /**
     * Reads a position.
     *
     * @throws NotationException if it is none, or more than one, or does not say who is to move
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
        StringBuilder text = new StringBuilder(66);
        for (long square = Long.MIN_VALUE; square != 0; square >>>= 1) {
            text.append(symbol(position, square));
        }
        return text.append(' ')
                .append(position.toMove() == Side.BLACK ? Symbol.BLACK : Symbol.WHITE)
                .toString();
    }

    /** Whether what stands here may be the beginning of a position, be it a wrong one. */
    static boolean isAt(Cursor cursor) {
        char next = Character.toLowerCase(cursor.peek());
        return next == 'a'
                || Symbol.isSymbol(next)
                || cursor.atDigit(0)
                || cursor.isAt(RandomText.PREFIX)
                || HexText.isAt(cursor);
    }

    private static char symbol(Position position, long square) {
        if ((position.black() & square) != 0) {
            return Symbol.BLACK;
        }
        return (position.white() & square) != 0 ? Symbol.WHITE : Symbol.EMPTY;
    }

    private static Position take(Cursor cursor) {
        if (cursor.take(RandomText.PREFIX)) {
            return RandomText.take(cursor).position();
        }
        return HexText.isAt(cursor) ? HexText.take(cursor) : BoardText.take(cursor);
    }

    /** The scores of an OBF line, and comments. */
    private static void skipRemarks(Cursor cursor) {
        cursor.skipBlanks();
        if (cursor.peek() == ';') {
            cursor.skipLine();
        }
        cursor.skipBlanksAndComments();
    }
}
