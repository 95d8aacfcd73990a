package flipscope.notation;

/**
 * Replaces full-width and typographic forms by ASCII: {@code Ｆ５} becomes {@code F5}, and a dash a
 * hyphen. Every character keeps its place.
 */
final class NarrowText {
    private static final char FIRST_WIDE = '\uFF01';
    private static final char LAST_WIDE = '\uFF5E';
    private static final char FIRST_NARROW = '!';

    private NarrowText() {}

    static String of(String text) {
        StringBuilder narrow = new StringBuilder(text);
        for (int at = 0; at < text.length(); at++) {
            narrow.setCharAt(at, of(text.charAt(at)));
        }
        return narrow.toString();
    }

    private static char of(char sign) {
        if (sign >= FIRST_WIDE && sign <= LAST_WIDE) {
            return (char) (sign - FIRST_WIDE + FIRST_NARROW);
        }
        return switch (sign) {
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212' -> '-';
            case '\u3001' -> ',';
            // The mark of byte order and other signs that are not seen.
            case '\uFEFF', '\u200B', '\u200C', '\u200D', '\u2060', '\u00AD', '\uFE0F' -> ' ';
            default -> sign;
        };
    }
}
