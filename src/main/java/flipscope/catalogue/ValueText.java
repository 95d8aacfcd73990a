package flipscope.catalogue;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Domain;
import flipscope.trace.Numbering;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.math.BigInteger;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes numbers as people type them.
 *
 * <p>{@code 0x} is hex, {@code 0b} binary. Without either it is hex if it holds a letter or a
 * {@code _}, or has the 16 digits of a whole {@code long}, and otherwise decimal. {@code _} may
 * stand between digits, an {@code L} at the end. A column of Score Four may be given by name.
 */
final class ValueText {
    private static final Pattern FORM =
            Pattern.compile(
                    "(-?)(0x|0b)?([0-9a-f](?:_?[0-9a-f]){0,79})l?", Pattern.CASE_INSENSITIVE);

    /** The hex digits of a whole {@code long}. */
    private static final int WHOLE_LONG = 16;

    /** The squares of chess, by which the input {@code square} may be given. */
    private static final BitLayout SQUARES =
            BitLayout.of(DisplayFormat.BOARD.numbered(Numbering.A1_LOW), Long.SIZE);

    private ValueText() {}

    /**
     * The value of an input.
     *
     * @throws InputException if it is not a number, or out of the input's range
     */
    static Word parse(Parameter input, String typed) {
        String text = typed.strip();
        if (input.type().equals(Type.BOOLEAN)) {
            return truth(input, text);
        }
        if (isColumn(input) && ColumnText.isName(text)) {
            return Word.of(ColumnText.read(text));
        }
        OptionalInt named = SQUARES.named(text);
        if (isSquare(input) && named.isPresent()) {
            return Word.of(named.getAsInt());
        }
        BigInteger number = signed(input, number(input, text));
        if (number.compareTo(least(input)) < 0 || number.compareTo(most(input)) > 0) {
            throw wrong(input, text);
        }
        return Word.of(input.type(), number.longValue());
    }

    /** The inverse of {@link #parse}: decimal for numbers, hex for bits. */
    static String format(Parameter input, Word value) {
        if (input.type().equals(Type.BOOLEAN)) {
            return value.text();
        }
        if (isSquare(input)) {
            return SQUARES.name((int) value.bits());
        }
        return isNumber(input)
                ? Long.toString(value.bits())
                : "0x" + Long.toHexString(value.unsigned());
    }

    private static Word truth(Parameter input, String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "true" -> Word.of(true);
            case "false" -> Word.of(false);
            default -> throw new InputException(input.name(), "it must be true or false");
        };
    }

    private static BigInteger number(Parameter input, String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw wrong(input, text);
        }
        try {
            String digits = form.group(1) + form.group(3).replace("_", "");
            return new BigInteger(digits, radix(input, form.group(2), form.group(3)));
        } catch (NumberFormatException notInThatRadix) {
            throw wrong(input, text);
        }
    }

    private static int radix(Parameter input, String prefix, String digits) {
        if (prefix != null) {
            return prefix.equalsIgnoreCase("0b") ? 2 : 16;
        }
        boolean whole = input.type().equals(Type.LONG) && digits.length() == WHOLE_LONG;
        return whole || !digits.chars().allMatch(Character::isDigit) ? 16 : 10;
    }

    /** A number that is written as its bits may be negative. */
    private static BigInteger signed(Parameter input, BigInteger written) {
        int width = input.type().width();
        boolean negative =
                isNumber(input)
                        && written.bitLength() == width
                        && written.signum() > 0
                        && input.domain().least() < 0;
        return negative ? written.subtract(power(width)) : written;
    }

    /** Hex is unsigned and decimal signed, so the range of a whole word is the union of both. */
    private static BigInteger least(Parameter input) {
        if (isNumber(input)) {
            return BigInteger.valueOf(numbers(input).least());
        }
        return room(input) < input.type().width()
                ? BigInteger.ZERO
                : power(room(input) - 1).negate();
    }

    private static BigInteger most(Parameter input) {
        return isNumber(input)
                ? BigInteger.valueOf(numbers(input).most())
                : power(room(input)).subtract(BigInteger.ONE);
    }

    /** The numbers that an input may be. A column of Score Four has that name. */
    static Domain numbers(Parameter input) {
        return isColumn(input) ? Domain.range(0, NaiveScoreFour.COLUMNS - 1) : input.domain();
    }

    private static BigInteger power(int exponent) {
        return BigInteger.ONE.shiftLeft(exponent);
    }

    /** How many bits a set may have. */
    static int room(Parameter input) {
        return Long.bitCount(input.view().cells(input.type()));
    }

    /** Whether an input is a column of Score Four. */
    private static boolean isColumn(Parameter input) {
        return input.name().equals("column");
    }

    /** What people call the square or the column that a number stands for; empty for others. */
    static String name(Parameter input, Word value) {
        int number = (int) value.bits();
        return isSquare(input)
                ? SQUARES.name(number)
                : isColumn(input) ? ColumnText.write(number) : "";
    }

    /** Whether an input is a square by its number. */
    private static boolean isSquare(Parameter input) {
        Domain numbers = input.domain();
        return input.name().equals("square")
                && isNumber(input)
                && numbers.least() >= 0
                && numbers.most() < Long.SIZE;
    }

    static boolean isNumber(Parameter input) {
        return input.view().shape() == Shape.NUMBER;
    }

    private static InputException wrong(Parameter input, String text) {
        String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
        return new InputException(input.name(), "\"" + shown + "\" is not " + expected(input));
    }

    private static String expected(Parameter input) {
        if (isNumber(input)) {
            String range = "a whole number from " + least(input) + " to " + most(input);
            String names = isColumn(input) ? ", or a column from a1 to d4" : "";
            return range + (isSquare(input) ? ", or a square from a1 to h8" : names);
        }
        return "a number from 0 to 0x"
                + most(input).toString(16)
                + ", written as 0x1f, 0b11111 or 31";
    }
}
