package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A position like chess FEN: row 8 first, digits for empty squares, {@code p} for Black's discs,
 * {@code P} for White's, then the side to move.
 *
 * <pre>8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1</pre>
 */
final class FenText {
    private static final Pattern ROW = Pattern.compile("[1-8pP]{1,8}/");
    private static final Pattern EMPTY = Pattern.compile("-+");

    private long black;
    private long white;

    private FenText() {}

    /** Whether a first row and the slash after it are here. */
    static boolean isAt(Cursor cursor) {
        return cursor.isAt(ROW);
    }

    private static boolean isSquares(char next) {
        return next >= '1' && next <= '8' || next == 'p' || next == 'P';
    }

    /**
     * Reads a position.
     *
     * @param cursor provides the text and is not moved
     * @param from where the position begins
     * @throws NotationException unless there are eight rows of eight squares and a side to move
     */
    static Position read(Cursor cursor, int from) {
        int back = cursor.offset();
        cursor.goTo(from);
        Position position = new FenText().take(cursor);
        cursor.goTo(back);
        return position;
    }

    /** Writes a position without the move counters of chess. */
    static String write(Position position) {
        String board = PositionText.write(position).replace('X', 'p').replace('O', 'P');
        String rows =
                IntStream.iterate(56, start -> start >= 0, start -> start - 8)
                        .mapToObj(start -> board.substring(start, start + 8))
                        .collect(Collectors.joining("/"));
        return EMPTY.matcher(rows).replaceAll(run -> "" + run.group().length())
                + (position.toMove() == Side.BLACK ? " b" : " w")
                + " - - 0 1";
    }

    private Position take(Cursor cursor) {
        for (int row = 7; row >= 0; row--) {
            int file = 0;
            while (file < 8) {
                file += takeSquares(cursor, file, row);
            }
            if (file > 8 || row > 0 && !cursor.take("/")) {
                throw cursor.problemWord(NotationProblem.FEN_ROW, row + 1);
            }
        }
        cursor.skipBlanks();
        boolean blackMoves = cursor.isAt("b");
        if (!blackMoves && !cursor.isAt("w")) {
            throw cursor.problemWord(NotationProblem.POSITION_SIDE_UNKNOWN);
        }
        return Position.of(black, white, blackMoves ? Side.BLACK : Side.WHITE);
    }

    /** Reads a disc or a number of empty squares; returns how many squares that is. */
    private int takeSquares(Cursor cursor, int file, int row) {
        char next = cursor.peek();
        if (!isSquares(next)) {
            throw cursor.problemWord(NotationProblem.FEN_ROW, row + 1);
        }
        cursor.skip();
        if (next <= '8') {
            return next - '0';
        }
        long disc = Squares.bit(Squares.at(file, row));
        black |= next == 'p' ? disc : 0;
        white |= next == 'P' ? disc : 0;
        return 1;
    }
}
