package flipscope.notation;

import flipscope.rules.NaiveChess;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.text.DataFile;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The letters of chess pieces, capitals for White, and positions to begin with. */
public final class ChessPiece {
    /** As FEN; the first one is the start of a game. */
    public static final List<String> POSITIONS = DataFile.lines("/chess/positions.txt").toList();

    /** In the order of the kinds. */
    static final String LETTERS = "pnbrqk";

    private ChessPiece() {}

    public static boolean isLetter(String text) {
        return text.length() == 1 && LETTERS.contains(text.toLowerCase(Locale.ROOT));
    }

    /** The pieces in the middle of a random game. */
    static SmallBoardPieces random(RandomGenerator random) {
        return game(random).skip(8 + random.nextInt(60)).findFirst().orElseThrow();
    }

    /** The pieces at every third move of a random game, where many are needed. */
    static Stream<SmallBoardPieces> often(RandomGenerator random) {
        List<SmallBoardPieces> all = game(random).limit(68).toList();
        return IntStream.iterate(8, move -> move < all.size(), move -> move + 3).mapToObj(all::get);
    }

    private static Stream<SmallBoardPieces> game(RandomGenerator random) {
        return NaiveChess.game(FenText.read(POSITIONS.get(0)), random);
    }

    public static String letter(String kind, Side owner) {
        String small = LETTERS.charAt(NaiveChess.KINDS.indexOf(kind)) + "";
        return owner == Side.WHITE ? small.toUpperCase(Locale.ROOT) : small;
    }

    /** The letter of what stands on a square; a dash if nothing does. */
    static String letter(SmallBoardPieces pieces, int square) {
        return pieces.kind(square)
                .map(kind -> letter(kind, pieces.owner(square).orElseThrow()))
                .orElse("-");
    }

    static String kind(char letter) {
        return NaiveChess.KINDS.get(LETTERS.indexOf(Character.toLowerCase(letter)));
    }

    /** The pieces with another on a square; the same again takes it off. */
    public static SmallBoardPieces pressed(SmallBoardPieces at, int square, char letter) {
        SmallBoardPieces next = placed(at, square, letter);
        return next.equals(at) ? at.without(square) : next;
    }

    static SmallBoardPieces placed(SmallBoardPieces at, int square, char letter) {
        Side owner = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
        return at.with(square, owner, kind(letter));
    }
}
