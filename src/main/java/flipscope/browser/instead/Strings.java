package flipscope.browser.instead;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Methods of {@link String}, {@link Character}, {@link Long} and {@link Integer}. */
public final class Strings {
    /** The first and the last of each range, below U+10000: the others stand in no record. */
    private static final int[] IDEOGRAPHS = {
        0x3006, 0x3007, 0x3021, 0x3029, 0x3038, 0x303A, 0x3400, 0x4DBF, 0x4E00, 0x9FFC, 0xF900,
        0xFA6D, 0xFA70, 0xFAD9,
    };

    private Strings() {}

    @InsteadOf(String.class)
    public static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = endOfLine(text, start);
            lines.add(text.substring(start, end));
            start = text.startsWith("\r\n", end) ? end + 2 : end + 1;
        }
        return lines.stream();
    }

    private static int endOfLine(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    @InsteadOf(String.class)
    public static String[] split(String text, String by) {
        return split(text, by, 0);
    }

    @InsteadOf(String.class)
    public static String[] split(String text, String by, int limit) {
        return Patterns.split(Patterns.compile(by), text, limit);
    }

    @InsteadOf(String.class)
    public static boolean matches(String text, String regex) {
        return Patterns.compile(regex).matcher(text).matches();
    }

    @InsteadOf(String.class)
    public static String replaceAll(String text, String regex, String by) {
        return Patterns.compile(regex).matcher(text).replaceAll(by);
    }

    @InsteadOf(String.class)
    public static String replaceFirst(String text, String regex, String by) {
        return Patterns.compile(regex).matcher(text).replaceFirst(by);
    }

    @InsteadOf(String.class)
    public static String stripIndent(String text) {
        String[] lines = text.split("\r\n|[\r\n]", -1);
        int indent = indent(lines);
        StringBuilder stripped = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].stripTrailing();
            stripped.append(i == 0 ? "" : "\n")
                    .append(line.isEmpty() ? "" : line.substring(indent));
        }
        return stripped.toString();
    }

    /** The last line counts even when it is blank: it is that of the closing quotes. */
    private static int indent(String[] lines) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank() || i == lines.length - 1) {
                least = Math.min(least, lines[i].length() - lines[i].stripLeading().length());
            }
        }
        return least;
    }

    @InsteadOf(Character.class)
    public static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    @InsteadOf(Character.class)
    public static boolean isIdeographic(int codePoint) {
        for (int i = 0; i < IDEOGRAPHS.length; i += 2) {
            if (codePoint >= IDEOGRAPHS[i] && codePoint <= IDEOGRAPHS[i + 1]) {
                return true;
            }
        }
        return false;
    }

    @InsteadOf(Long.class)
    public static long parseUnsignedLong(String digits) {
        return parseUnsignedLong(digits, 10);
    }

    @InsteadOf(Long.class)
    public static long parseUnsignedLong(String digits, int radix) {
        return unsigned(digits, radix, -1L);
    }

    @InsteadOf(Integer.class)
    public static int parseUnsignedInt(String digits, int radix) {
        return (int) unsigned(digits, radix, 0xFFFF_FFFFL);
    }

    @InsteadOf(Integer.class)
    public static int parseUnsignedInt(String digits) {
        return parseUnsignedInt(digits, 10);
    }

    private static long unsigned(String digits, int radix, long most) {
        int start = digits.startsWith("+") ? 1 : 0;
        if (start == digits.length()) {
            throw new NumberFormatException("For input string: \"" + digits + '"');
        }
        long value = 0;
        for (int i = start; i < digits.length(); i++) {
            int digit = Character.digit(digits.charAt(i), radix);
            long room = Long.divideUnsigned(most - Math.max(digit, 0), radix);
            if (digit < 0 || Long.compareUnsigned(value, room) > 0) {
                throw new NumberFormatException("For input string: \"" + digits + '"');
            }
            value = value * radix + digit;
        }
        return value;
    }
}
