package flipscope.notation;

import flipscope.notation.Symbol.Gap;
import flipscope.rules.NaiveChess;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    MINI(16, "MINI"),
    /** Three by three, top row first; a1, at the top left, is bit 8. */
    LINE3(9, "LINE3"),
    /** Four layers of four by four, the floor first; a1 of the floor is bit 0, {@code 16z+4y+x}. */
    CUBE(64, "CUBE"),
    /** Eight by eight with the pieces of chess, as FEN; a1 is bit 0. */
    CHESS(64, "BOARD A1_LOW");

    private static final Set<String> SIDES = Set.of("own", "opponent");

    private final int cells;
    private final String layout;

    SmallBoard(int cells, String layout) {
        this.cells = cells;
        this.layout = layout;
    }

    /**
     * The board that an input comes from; empty if it comes from none of these.
     *
     * @param layout the name of the layout that it is drawn in
     */
    public static Optional<SmallBoard> of(String layout, String input) {
        return Stream.of(values())
                .filter(each -> each.layout.equals(layout) && each.takes(input))
                .findFirst();
    }

    private boolean takes(String input) {
        boolean chess =
                this == CHESS && (input.equals("occupied") || NaiveChess.KINDS.contains(input));
        return chess || SIDES.contains(input);
    }

    /** The number of cells: 16, 9 or 64. */
    public int cells() {
        return cells;
    }

    /**
     * Reads a board.
     *
     * @throws NotationException if the number of cells is wrong or the side is missing
     */
    public SmallBoardPieces read(String text) {
        if (this == CHESS) {
            return ChessText.read(text);
        }
        Cursor cursor = new Cursor(text);
        List<Symbol> symbols = symbols(cursor);
        int last = symbols.size() - 1;
        boolean named = last == cells || Symbol.lastStandsAlone(symbols);
        List<Symbol> board = named ? symbols.subList(0, last) : symbols;
        if (board.size() != cells) {
            int odd = board.size() > cells ? board.get(cells).offset() : text.length();
            throw cursor.problemAt(odd, NotationProblem.BOARD_COUNT, board.size(), cells);
        }
        return new SmallBoardPieces(
                set(board, Symbol.BLACK), set(board, Symbol.WHITE), side(cursor, symbols, named));
    }

    /** The cells, a blank, and the side. */
    public String write(SmallBoardPieces pieces) {
        if (this == CHESS) {
            return ChessText.write(pieces);
        }
        StringBuilder text = new StringBuilder(cells + 2);
        for (int cell = 0; cell < cells; cell++) {
            text.append(Symbol.of(pieces.black(), pieces.white(), bit(cell)));
        }
        return text.append(' ').append(Symbol.of(pieces.side())).toString();
    }

    /** The bit of the cell written at a place. */
    private int bit(int place) {
        return this == CUBE ? place : cells - 1 - place;
    }

    private long set(List<Symbol> board, char colour) {
        long set = Symbol.set(board, colour);
        return this == CUBE ? Long.reverse(set) : set;
    }

    private static Side side(Cursor cursor, List<Symbol> symbols, boolean named) {
        Symbol last = symbols.get(symbols.size() - 1);
        if (!named) {
            throw cursor.problemAt(last.offset() + 1, NotationProblem.POSITION_SIDE_MISSING);
        }
        return last.side(cursor);
    }

    private static List<Symbol> symbols(Cursor cursor) {
        List<Symbol> symbols = new ArrayList<>();
        Gap gap = skipGap(cursor);
        while (!cursor.atEnd()) {
            int start = cursor.offset();
            symbols.add(new Symbol(take(cursor), start, gap));
            gap = skipGap(cursor);
        }
        return symbols;
    }

    private static char take(Cursor cursor) {
        char content = Symbol.takeNamed(cursor);
        if (content == 0) {
            throw cursor.problemHere(
                    cursor.atDigit(0)
                            ? NotationProblem.POSITION_DIGIT
                            : NotationProblem.POSITION_CHARACTER);
        }
        return content;
    }

    private static Gap skipGap(Cursor cursor) {
        int start = cursor.offset();
        boolean line = false;
        while (cursor.atBlank()) {
            line |= cursor.atLineEnd(0);
            cursor.skipBlank();
        }
        return line ? Gap.LINE : cursor.offset() > start ? Gap.BLANK : Gap.NONE;
    }
}
