package flipscope.lesson.read;

import flipscope.answer.ExpectedAnswer.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A value of a block in one notation.
 *
 * @param text as quoted in a lesson
 */
record Reading(Kind kind, String text) {

    static Reading number(long value) {
        return new Reading(Kind.NUMBER, Long.toString(value));
    }

    static Reading squares(List<String> names) {
        return new Reading(Kind.SQUARES, names.isEmpty() ? "none" : String.join(", ", names));
    }

    /**
     * Whether the typed text means this value: squares in any order, hex with or without leading
     * zeros.
     */
    boolean is(String typed) {
        return plain(typed).equals(plain(text));
    }

    private String plain(String value) {
        String lower = value.strip().toLowerCase(Locale.ROOT);
        return switch (kind) {
            case SQUARES -> squares(lower);
            case HEX -> lower.replaceAll("[_\\s]", "").replaceFirst("^0x0*(?=.)", "0x");
            case BITS, NUMBER, TEXT, THINK -> lower;
        };
    }

    private static String squares(String typed) {
        return Arrays.stream(typed.split("[\\s,]+"))
                .filter(name -> !name.isEmpty() && !name.equals("none"))
                .sorted()
                .distinct()
                .collect(Collectors.joining(" "));
    }
}
