package flipscope.gtp;

import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.Locale;
import java.util.OptionalInt;

/** The words of the protocol for sides, moves, scores and boards. */
public final class GtpText {
    private static final String PASS = "pass";

    private GtpText() {}

    /** {@code black}, {@code white}. */
    public static String side(Side side) {
        return side.title().toLowerCase(Locale.ROOT);
    }

    /** Reads a side: {@code b}, {@code black}, {@code w} or {@code white}, ignoring case. */
    static Side side(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Side.BLACK;
            case "w", "white" -> Side.WHITE;
            default -> throw new GtpFailure(GtpFailure.SYNTAX);
        };
    }

    /** {@code D3}, or {@code pass} where there is no move. */
    static String move(OptionalInt square) {
        return square.isEmpty() ? PASS : Squares.name(square.getAsInt()).toUpperCase(Locale.ROOT);
    }

    /** Reads a square, or a pass as none, ignoring case. */
    static OptionalInt move(String text) {
        if (text.equalsIgnoreCase(PASS)) {
            return OptionalInt.empty();
        }
        try {
            return OptionalInt.of(SquareText.read(text));
        } catch (NotationException wrong) {
            throw new GtpFailure(GtpFailure.SYNTAX);
        }
    }

    /** {@code B+12}, {@code W+3}, or {@code 0} for a draw. */
    static String score(Score score) {
        int lead = score.official().lead(Side.BLACK);
        if (lead == 0) {
            return "0";
        }
        return (lead > 0 ? "B+" : "W+") + Math.abs(lead);
    }

    /** Eight rows of discs with the letters of the files above. */
    static String board(Position at) {
        StringBuilder text = new StringBuilder("    a b c d e f g h");
        for (int row = 0; row < 8; row++) {
            text.append("\n  ").append(row + 1);
            for (int file = 0; file < 8; file++) {
                text.append(' ').append(disc(at, Squares.bit(Squares.at(file, row))));
            }
        }
        return text.toString();
    }

    private static char disc(Position at, long square) {
        if ((at.black() & square) != 0) {
            return 'X';
        }
        return (at.white() & square) != 0 ? 'O' : '.';
    }
}
