package flipscope.notation;

import flipscope.rules.NaiveChess;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Numbering;
import flipscope.trace.Word;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A board other than that of Reversi as text: its cells, a blank, and the side whose view it is.
 *
 * <pre>-OOX-OXX-OXO-XOX X</pre>
 *
 * <p>Pieces, blanks and the side are written as in {@link PositionText}.
 */
public enum SmallBoard {
    /** Four by four, top row first; a1, at the top left, is bit 15. */
    MINI(Shape.MINI),
    /** Three by three, top row first; a1, at the top left, is bit 8. */
    LINE3(Shape.LINE3),
    /** Four layers of four by four, the floor first; a1 of the floor is bit 0, {@code 16z+4y+x}. */
    CUBE(Shape.CUBE),
    /** Eight by eight with the pieces of chess, as FEN; a1 is bit 0. */
    CHESS(Shape.BOARD, Numbering.A1_LOW, true);

    private static final Set<String> SIDES = Set.of("own", "opponent");

    @SuppressWarnings("ImmutableEnumChecker") // A record of constants and numbers.
    private final DisplayFormat view;

    private final boolean hasKinds;

    SmallBoard(Shape shape) {
        this(shape, Numbering.A1_HIGH, false);
    }

    SmallBoard(Shape shape, Numbering numbering, boolean hasKinds) {
        this.view = new DisplayFormat(shape, 0).numbered(numbering);
        this.hasKinds = hasKinds;
    }

    /** The board that an input comes from; empty if it comes from none of these. */
    public static Optional<SmallBoard> of(DisplayFormat view, String input) {
        return Stream.of(values())
                .filter(each -> each.view.equals(view) && each.takes(input))
                .findFirst();
    }

    private boolean takes(String input) {
        boolean ofKinds = input.equals("occupied") || NaiveChess.KINDS.contains(input);
        return SIDES.contains(input) || hasKinds && ofKinds;
    }

    /** Whether its pieces are of several kinds, which are written in letters of their own. */
    public boolean hasKinds() {
        return hasKinds;
    }

    /** The number of cells: 16, 9 or 64. */
    public int cells() {
        return view.shape().cells();
    }

    /**
     * Reads a board.
     *
     * @throws NotationException if the number of cells is wrong or the side is missing
     */
    public SmallBoardPieces read(String text) {
        if (hasKinds) {
            return FenText.read(text);
        }
        Cursor cursor = new Cursor(text);
        List<Symbol> symbols = new BoardScanner(cursor, cells(), view.shape().columns()).scan();
        if (!cursor.atEnd()) {
            throw cursor.problemWord(NotationProblem.POSITION_MORE);
        }
        List<Symbol> board = symbols.subList(0, Symbol.squares(symbols, cells()));
        if (board.size() != cells()) {
            int odd = board.size() > cells() ? board.get(cells()).offset() : text.length();
            throw cursor.problemAt(odd, NotationProblem.BOARD_COUNT, board.size(), cells());
        }
        Side side = side(cursor, symbols);
        if (isLowFirst()) {
            Collections.reverse(board);
        }
        return new SmallBoardPieces(
                Symbol.set(board, Symbol.BLACK), Symbol.set(board, Symbol.WHITE), side);
    }

    /** The cells, a blank, and the side. */
    public String write(SmallBoardPieces pieces) {
        if (hasKinds) {
            return FenText.write(pieces);
        }
        StringBuilder cells = Symbol.cells(pieces.black(), pieces.white(), cells());
        return (isLowFirst() ? cells.reverse() : cells) + " " + Symbol.of(pieces.side());
    }

    /** Pieces at random; where they are of several kinds, as they stand in a game. */
    public SmallBoardPieces random(RandomGenerator random) {
        if (hasKinds) {
            return ChessPiece.random(random);
        }
        long cells = Word.ones(cells());
        long black = random.nextLong() & cells;
        long white = random.nextLong() & cells & ~black;
        return new SmallBoardPieces(black, white, Side.BLACK);
    }

    /** Several random boards at once, where that costs less than one after another. */
    public Stream<SmallBoardPieces> many(RandomGenerator random) {
        return hasKinds ? ChessPiece.often(random) : Stream.of(random(random));
    }

    /** Whether the cell that is written first is bit 0; else it is the highest. */
    private boolean isLowFirst() {
        return view.numbering().right() > 0;
    }

    private Side side(Cursor cursor, List<Symbol> symbols) {
        Symbol last = symbols.get(symbols.size() - 1);
        if (symbols.size() == cells()) {
            throw cursor.problemAt(last.offset() + 1, NotationProblem.POSITION_SIDE_MISSING);
        }
        return last.side(cursor);
    }
}
