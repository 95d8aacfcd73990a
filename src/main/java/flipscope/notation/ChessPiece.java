package flipscope.notation;

import flipscope.rules.NaiveChess;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.text.DataFile;
import java.util.List;

/** The letters of chess pieces, capitals for White, and positions to begin with. */
public final class ChessPiece {
    /** As FEN; the first one is the start of a game. */
    public static final List<String> POSITIONS = DataFile.lines("/chess/positions.txt").toList();

    /** In the order of the kinds. */
    private static final String LETTERS = "pnbrqk";

    private ChessPiece() {}

    public static boolean isLetter(char letter) {
        return LETTERS.indexOf(Character.toLowerCase(letter)) >= 0;
    }

    public static char letter(String kind, Side owner) {
        char small = LETTERS.charAt(NaiveChess.KINDS.indexOf(kind));
        return owner == Side.WHITE ? Character.toUpperCase(small) : small;
    }

    /** The pieces with another on a square; the same again takes it off. */
    public static SmallBoardPieces pressed(SmallBoardPieces at, int square, char letter) {
        SmallBoardPieces next = placed(at, square, letter);
        return next.equals(at) ? NaiveChess.placed(at, square, "", at.side()) : next;
    }

    static SmallBoardPieces placed(SmallBoardPieces at, int square, char letter) {
        String kind = NaiveChess.KINDS.get(LETTERS.indexOf(Character.toLowerCase(letter)));
        Side owner = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
        return NaiveChess.placed(at, square, kind, owner);
    }
}
