package flipscope.gtp;

import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The words of the protocol for sides, moves and boards. */
final class GtpText {
    private static final String PASS = "pass";

    private GtpText() {}

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

    /** Eight rows of discs with the letters of the files above. */
    static String board(Position at) {
        String squares = PositionText.write(at).replace('-', '.');
        return IntStream.range(0, 8)
                .mapToObj(
                        row ->
                                row
                                        + 1
                                        + squares.substring(8 * row, 8 * row + 8)
                                                .replaceAll("(.)", " $1"))
                .collect(Collectors.joining("\n  ", "    a b c d e f g h\n  ", ""));
    }
}
