package flipscope.notation;

import flipscope.notation.Symbol.Gap;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.trace.Runs;
import java.util.List;
import java.util.Optional;

/** Reads a board written square by square, a1 to h8, then the side to move. */
final class BoardText {

    private static final int SQUARES = 64;

    private final Cursor cursor;

    /** The squares as written, however many. */
    private final List<Symbol> board;

    /** The symbol of the side to move, if any. */
    private final List<Symbol> side;

    private BoardText(Cursor cursor, List<Symbol> symbols) {
        int squares = Symbol.squares(symbols, SQUARES);
        this.cursor = cursor;
        this.board = symbols.subList(0, squares);
        this.side = symbols.subList(squares, symbols.size());
    }

    /** Reads the board at the cursor, up to a {@code ;} or the end of the text. */
    static Position take(Cursor cursor) {
        return new BoardText(cursor, new BoardScanner(cursor, SQUARES, 8).scan()).position();
    }

    /** Reads the board at the cursor, and the side if it follows; stops before anything else. */
    static BoardText at(Cursor cursor) {
        return new BoardText(cursor, new BoardScanner(cursor, SQUARES, 8).scanBoard());
    }

    boolean hasSide() {
        return !side.isEmpty();
    }

    /** Whether the board tells the side by the stars on it. */
    boolean impliesSide() {
        return LegalStars.of(cursor, board).squares() != 0;
    }

    /** The position, with this side to move unless stars tell another one. */
    Position position(Side toMove) {
        refuseOtherSize();
        LegalStars stars = LegalStars.of(cursor, board);
        long black = Symbol.set(board, Symbol.BLACK) & ~stars.squares();
        long white = Symbol.set(board, Symbol.WHITE);
        return stars.turn(black, white).orElseGet(() -> Position.of(black, white, toMove));
    }

    Position position() {
        refuseOtherSize();
        LegalStars stars = LegalStars.of(cursor, board);
        long black = Symbol.set(board, Symbol.BLACK) & ~stars.squares();
        long white = Symbol.set(board, Symbol.WHITE);
        if (side.isEmpty()) {
            return stars.turn(black, white)
                    .or(() -> over(Position.of(black, white, Side.BLACK)))
                    .orElseThrow(this::sideMissing);
        }
        return stars.confirm(Position.of(black, white, side.get(0).side(cursor)));
    }

    private void refuseOtherSize() {
        if (board.isEmpty()) {
            throw cursor.problemAt(cursor.offset(), NotationProblem.POSITION_EMPTY);
        }
        if (board.size() != SQUARES) {
            throw rowProblem();
        }
    }

    /** An eight-line diagram may omit the side to move if nobody can move. */
    private Optional<Position> over(Position turn) {
        List<List<Symbol>> rows = rows();
        boolean diagram = rows.size() == 8 && rows.stream().allMatch(row -> row.size() == 8);
        return Optional.of(turn).filter(any -> diagram && Game.from(any).isOver());
    }

    private NotationException sideMissing() {
        int end = oddPlace(board, SQUARES + 1);
        return cursor.problemAt(end, NotationProblem.POSITION_SIDE_MISSING);
    }

    /**
     * Names the row that is too short or too long if there are eight; otherwise the total count.
     */
    private NotationException rowProblem() {
        List<List<Symbol>> rows = rows();
        for (int row = 0; rows.size() == 8 && row < 8; row++) {
            int squares = rows.get(row).size();
            if (squares != 8) {
                return cursor.problemAt(
                        oddPlace(rows.get(row), 8),
                        NotationProblem.POSITION_ROW,
                        row + 1,
                        squares,
                        8);
            }
        }
        int odd = oddPlace(board, SQUARES);
        return cursor.problemAt(odd, NotationProblem.POSITION_COUNT, board.size(), odd + 1);
    }

    private List<List<Symbol>> rows() {
        return Runs.of(board, (before, square) -> square.gap() != Gap.LINE);
    }

    /** The place of the first extra square, or where the first missing one should be. */
    private static int oddPlace(List<Symbol> squares, int needed) {
        return squares.size() > needed
                ? squares.get(needed).offset()
                : squares.get(squares.size() - 1).offset() + 1;
    }
}
