package flipscope.lesson.read;

import flipscope.lesson.ExpectedAnswer;
import flipscope.notation.SquareText;
import flipscope.rules.Squares;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the answer of an exercise as written by its author: squares, a number, hex, or a short
 * text.
 */
final class StatedAnswer {
    private static final int LONGEST = 80;
    private static final Pattern SQUARES =
            Pattern.compile("[a-h][1-8](?:[\\s,]+[a-h][1-8])*+|none", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");
    private static final Pattern HEX =
            Pattern.compile("0x[0-9a-f](?:_?[0-9a-f])*+", Pattern.CASE_INSENSITIVE);

    private StatedAnswer() {}

    /**
     * Reads an answer.
     *
     * @param kind its kind, if specified
     * @throws IllegalArgumentException if it is not of that kind; the message says what is expected
     */
    static ExpectedAnswer read(String text, Optional<ExpectedAnswer.Kind> kind) {
        return switch (kind.orElseGet(() -> kind(text))) {
            case SQUARES -> ExpectedAnswer.of(Word.of(squares(text)), ViewKind.BOARD);
            case NUMBER -> ExpectedAnswer.of(Word.of(number(text)), ViewKind.NUMBER);
            case HEX ->
                    ExpectedAnswer.of(Word.of(hex(text)), ViewKind.NUMBER)
                            .as(ExpectedAnswer.Kind.HEX);
            case TEXT -> ExpectedAnswer.of(text(text));
        };
    }

    private static ExpectedAnswer.Kind kind(String text) {
        if (SQUARES.matcher(text).matches()) {
            return ExpectedAnswer.Kind.SQUARES;
        }
        if (NUMBER.matcher(text).matches()) {
            return ExpectedAnswer.Kind.NUMBER;
        }
        return HEX.matcher(text).matches() ? ExpectedAnswer.Kind.HEX : ExpectedAnswer.Kind.TEXT;
    }

    private static long squares(String text) {
        require(SQUARES.matcher(text).matches(), text, "squares, such as c4 d3, or none");
        long set = 0;
        if (!text.equalsIgnoreCase("none")) {
            for (String name : text.split("[\\s,]+")) {
                set |= Squares.bit(SquareText.read(name));
            }
        }
        return set;
    }

    private static long number(String text) {
        require(NUMBER.matcher(text).matches(), text, "a whole number");
        return Long.parseLong(text);
    }

    private static long hex(String text) {
        String digits = text.replaceFirst("(?i)^0x", "").replace("_", "");
        require(digits.matches("[0-9a-fA-F]{1,16}"), text, "a number of at most 16 hex digits");
        return Long.parseUnsignedLong(digits, 16);
    }

    private static String text(String text) {
        require(text.length() <= LONGEST, text, "a text of at most " + LONGEST + " characters");
        return text;
    }

    private static void require(boolean fits, String text, String expected) {
        if (!fits) {
            throw new IllegalArgumentException(Problems.quoted(text) + " is not " + expected);
        }
    }
}
