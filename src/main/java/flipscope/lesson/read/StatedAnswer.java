package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.answer.ExpectedAnswer;
import flipscope.answer.ExpectedAnswer.Kind;
import flipscope.rules.Squares;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import java.util.Locale;
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

    private static final Pattern CELLS =
            Pattern.compile("[a-d][1-4]/[1-4](?:[\\s,]+[a-d][1-4]/[1-4])*+");

    private StatedAnswer() {}

    /** The grid in which squares are pressed. */
    enum Grid {
        BOARD,
        MINI,
        LINE3,
        CUBE;

        private DisplayFormat view() {
            return new DisplayFormat(DisplayFormat.Shape.valueOf(name()), 0);
        }
    }

    /**
     * Reads an answer.
     *
     * @param kind its kind, if specified
     * @param grid the grid of its squares, if specified
     * @throws Mistake if it is not of that kind; the message says what is expected
     */
    static ExpectedAnswer read(String text, Optional<Kind> kind, Optional<Grid> grid) {
        return switch (kind.orElseGet(() -> kind(text))) {
            case SQUARES -> squares(text, grid);
            case NUMBER -> ExpectedAnswer.of(Word.of(number(text)), DisplayFormat.NUMBER);
            case HEX -> ExpectedAnswer.of(Word.of(hex(text)), DisplayFormat.NUMBER).as(Kind.HEX);
            case BITS -> squares(text, grid).as(Kind.BITS);
            case TEXT, THINK -> ExpectedAnswer.of(text(text));
        };
    }

    private static Kind kind(String text) {
        if (isNamed(text)) {
            return Kind.SQUARES;
        }
        if (NUMBER.matcher(text).matches()) {
            return Kind.NUMBER;
        }
        return HEX.matcher(text).matches() ? Kind.HEX : Kind.TEXT;
    }

    private static boolean isNamed(String text) {
        return SQUARES.matcher(text).matches() || CELLS.matcher(text).matches();
    }

    private static ExpectedAnswer squares(String text, Optional<Grid> grid) {
        require(isNamed(text), text, "squares, such as c4 d3, or none");
        Grid usual = CELLS.matcher(text).matches() ? Grid.CUBE : Grid.BOARD;
        DisplayFormat view = grid.orElse(usual).view();
        long set = 0;
        if (!text.equalsIgnoreCase("none")) {
            for (String name : text.toLowerCase(Locale.ROOT).split("[\\s,]+")) {
                set |= Squares.bit(bit(name, view));
            }
        }
        return ExpectedAnswer.of(Word.of(set), view);
    }

    private static int bit(String name, DisplayFormat view) {
        return BitLayout.of(view, Long.SIZE)
                .named(name)
                .orElseThrow(() -> new Mistake(quoted(name) + " is not a square of this grid"));
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
            throw new Mistake(quoted(text) + " is not " + expected);
        }
    }
}
