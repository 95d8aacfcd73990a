package flipscope.notation;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A position as FEN: row 8 first, a letter for each piece, capitals for White, digits for empty
 * squares, then the side to move. What follows, on castling and the count of moves, may be left out
 * and is not kept.
 *
 * <pre>r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 4 4</pre>
 *
 * <p>The discs of Reversi are written as pawns.
 */
final class FenText {
    private static final String DISC = "p";
    private static final Pattern ROW_OF_DISCS = Pattern.compile("[1-8pP]{1,8}/");
    private static final Pattern EMPTY = Pattern.compile("-+");
    private static final Pattern REST =
            Pattern.compile("(\\s+(-|[KQkqA-Ha-h]+)(\\s+(-|[a-h][36])(\\s+\\d+){0,2})?)?\\s*\\z");

    private final Cursor cursor;
    private final String letters;
    private SmallBoardPieces pieces = new SmallBoardPieces(0, 0, Side.WHITE);

    private FenText(Cursor cursor, String letters) {
        this.cursor = cursor;
        this.letters = letters;
    }

    /** Whether a first row of discs and the slash after it are here. */
    static boolean isAt(Cursor cursor) {
        return cursor.isAt(ROW_OF_DISCS);
    }

    /**
     * Reads a position of Reversi.
     *
     * @param cursor provides the text and is not moved
     * @param from where the position begins
     * @throws NotationException unless there are eight rows of eight squares and a side to move
     */
    static Position read(Cursor cursor, int from) {
        int back = cursor.offset();
        cursor.goTo(from);
        SmallBoardPieces at = new FenText(cursor, DISC).take();
        cursor.goTo(back);
        return Position.of(Long.reverse(at.black()), Long.reverse(at.white()), at.side());
    }

    /**
     * Reads a position of chess.
     *
     * @throws NotationException if it is not one; the message says what is missing or wrong
     */
    static SmallBoardPieces read(String text) {
        Cursor cursor = new Cursor(text);
        cursor.skipBlanks();
        SmallBoardPieces at = new FenText(cursor, ChessPiece.LETTERS).take();
        if (!cursor.isAt(REST)) {
            cursor.skipBlanks();
            throw cursor.problemWord(NotationProblem.CHESS_MORE);
        }
        return at;
    }

    private SmallBoardPieces take() {
        for (int row = 7; row >= 0; row--) {
            takeRow(row);
            if (row > 0 && !cursor.take("/")) {
                throw cursor.problemWord(NotationProblem.CHESS_ROWS, row + 1, row);
            }
        }
        cursor.skipBlanks();
        if (cursor.atEnd()) {
            throw cursor.problemHere(NotationProblem.CHESS_SIDE_MISSING);
        }
        boolean black = cursor.take("b");
        if (!black && !cursor.take("w")) {
            throw cursor.problemWord(NotationProblem.CHESS_SIDE);
        }
        return pieces.facing(black ? Side.BLACK : Side.WHITE);
    }

    private void takeRow(int row) {
        int file = 0;
        while (file < 8) {
            if (cursor.peek() == '/' || cursor.atBlankOrEnd(0)) {
                throw cursor.problemWord(NotationProblem.CHESS_ROW_SHORT, row + 1, file);
            }
            file += takeSquares(8 * row + file);
        }
        boolean ends = row > 0 && cursor.peek() == '/' || cursor.atBlankOrEnd(0);
        if (file > 8 || !ends) {
            throw cursor.problemWord(NotationProblem.CHESS_ROW_LONG, row + 1);
        }
    }

    /** A piece, or a number of empty squares; returns how many squares that is. */
    private int takeSquares(int square) {
        char next = cursor.peek();
        boolean empty = next >= '1' && next <= '8';
        if (!empty && letters.indexOf(Character.toLowerCase(next)) < 0) {
            boolean discs = letters.equals(DISC);
            throw cursor.problemHere(
                    discs ? NotationProblem.FEN_LETTER : NotationProblem.CHESS_LETTER);
        }
        cursor.skip();
        if (empty) {
            return next - '0';
        }
        pieces = ChessPiece.placed(pieces, square, next);
        return 1;
    }

    /** Writes a position of Reversi, with counts that say nothing. */
    static String write(Position position) {
        long black = Long.reverse(position.black());
        long white = Long.reverse(position.white());
        Map<String, Long> pawns = Map.of(ChessPiece.kind(DISC.charAt(0)), black | white);
        SmallBoardPieces pieces = new SmallBoardPieces(black, white, position.toMove(), pawns);
        return write(pieces) + " - - 0 1";
    }

    /** Writes a position without castling and counts. */
    static String write(SmallBoardPieces pieces) {
        String rows =
                IntStream.rangeClosed(1, 8)
                        .mapToObj(row -> row(pieces, 8 * (8 - row)))
                        .collect(Collectors.joining("/"));
        return EMPTY.matcher(rows).replaceAll(run -> "" + run.group().length())
                + (pieces.side() == Side.BLACK ? " b" : " w");
    }

    private static String row(SmallBoardPieces pieces, int first) {
        return IntStream.range(first, first + 8)
                .mapToObj(square -> ChessPiece.letter(pieces, square))
                .collect(Collectors.joining());
    }
}
