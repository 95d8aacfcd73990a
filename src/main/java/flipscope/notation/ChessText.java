package flipscope.notation;

import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A chess position as FEN: row 8 first, capitals for White, then the side to move. What follows, on
 * castling and the count of moves, may be left out and is not kept.
 *
 * <pre>r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 4 4</pre>
 */
final class ChessText {
    private static final Pattern REST =
            Pattern.compile("(\\s+(-|[KQkqA-Ha-h]+)(\\s+(-|[a-h][36])(\\s+\\d+){0,2})?)?\\s*\\z");

    private final Cursor cursor;
    private SmallBoardPieces pieces = new SmallBoardPieces(0, 0, Side.WHITE);

    private ChessText(Cursor cursor) {
        this.cursor = cursor;
    }

    /**
     * Reads a position.
     *
     * @throws NotationException if it is not one; the message says what is missing or wrong
     */
    static SmallBoardPieces read(String text) {
        Cursor cursor = new Cursor(text);
        cursor.skipBlanks();
        return new ChessText(cursor).take();
    }

    private SmallBoardPieces take() {
        for (int row = 7; row >= 0; row--) {
            takeRow(row);
            if (row > 0 && !cursor.take("/")) {
                throw cursor.problemWord(NotationProblem.CHESS_ROWS, row + 1, row);
            }
        }
        if (!cursor.atBlankOrEnd(0)) {
            throw cursor.problemWord(NotationProblem.CHESS_ROW_LONG, 1);
        }
        cursor.skipBlanks();
        if (cursor.atEnd()) {
            throw cursor.problemHere(NotationProblem.CHESS_SIDE_MISSING);
        }
        boolean black = cursor.take("b");
        if (!black && !cursor.take("w") || !cursor.atBlankOrEnd(0)) {
            throw cursor.problemWord(NotationProblem.CHESS_SIDE);
        }
        if (!cursor.isAt(REST)) {
            cursor.skipBlanks();
            throw cursor.problemWord(NotationProblem.CHESS_MORE);
        }
        return pieces.facing(black ? Side.BLACK : Side.WHITE);
    }

    private void takeRow(int row) {
        int file = 0;
        while (file < 8) {
            char next = cursor.peek();
            if (next == '/' || cursor.atBlankOrEnd(0)) {
                throw cursor.problemWord(NotationProblem.CHESS_ROW_SHORT, row + 1, file);
            }
            file += takeSquares(next, 8 * row + file);
        }
        if (file > 8 || cursor.peek() != '/' && row > 0 && !cursor.atBlankOrEnd(0)) {
            throw cursor.problemWord(NotationProblem.CHESS_ROW_LONG, row + 1);
        }
    }

    /** A piece, or a number of empty squares; returns how many squares that is. */
    private int takeSquares(char next, int square) {
        if (next >= '1' && next <= '8') {
            cursor.skip();
            return next - '0';
        }
        if (!ChessPiece.isLetter(next)) {
            throw cursor.problemHere(NotationProblem.CHESS_LETTER);
        }
        cursor.skip();
        pieces = ChessPiece.placed(pieces, square, next);
        return 1;
    }

    /** Writes a position without castling and counts. */
    static String write(SmallBoardPieces pieces) {
        List<String> rows = new ArrayList<>();
        for (int row = 7; row >= 0; row--) {
            StringBuilder text = new StringBuilder();
            for (int file = 0; file < 8; file++) {
                text.append(letter(pieces, 8 * row + file));
            }
            rows.add(text.toString());
        }
        String board =
                Pattern.compile("-+")
                        .matcher(String.join("/", rows))
                        .replaceAll(run -> "" + run.group().length());
        return board + (pieces.side() == Side.BLACK ? " b" : " w");
    }

    private static char letter(SmallBoardPieces pieces, int square) {
        Side owner = (pieces.white() >>> square & 1) != 0 ? Side.WHITE : Side.BLACK;
        return pieces.kind(square).map(kind -> ChessPiece.letter(kind, owner)).orElse('-');
    }
}
