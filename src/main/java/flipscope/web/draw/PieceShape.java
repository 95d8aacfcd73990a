package flipscope.web.draw;

import java.util.Arrays;
import java.util.Locale;

/** The pieces of chess as shapes, 22 units wide and high. */
public enum PieceShape {
    PAWNS(
            "M11 4a3 3 0 0 1 1.9 5.3c1.9 1.2 2.5 4 2.8 6.7h1.3v2.5H5V16h1.3c.3-2.7.9-5.5"
                    + " 2.8-6.7A3 3 0 0 1 11 4z"),
    KNIGHTS("M6 18.5c0-4 3.5-5 3.8-7.6L6.6 13 4.5 10.4 8 5.2 8.8 2.5 11 4.5c4.3.4 6 4 6 9v5z"),
    BISHOPS(
            "M11 2.5l1.3 1.8c2.5 2 3.3 4.2 2.8 6.2-.3 1.2-1.2 2.1-2.1 2.7l.8"
                    + " 2.8h2.7v2.5h-11V16h2.7l.8-2.8c-.9-.6-1.8-1.5-2.1-2.7-.5-2"
                    + " .3-4.2 2.8-6.2z"),
    ROOKS("M5 4h2.5v2H9.5V4h3v2h2V4H17v5l-2 1.5V15l1.5 1v2.5h-11V16L7 15v-4.5L5 9z"),
    QUEENS("M3.5 6.5l3.5 4L8.2 4 11 9.5 13.8 4 15 10.5l3.5-4L16.8 16v2.5H5.2V16z"),
    KINGS(
            "M10.2 2h1.6v1.5h1.5v1.6h-1.5v1.7c3-.9 6.2.3 6.2 3.2 0 2.2-1.8"
                    + " 4-2.5 6v2.5h-9V16c-.7-2-2.5-3.8-2.5-6 0-2.9 3.2-4.1"
                    + " 6.2-3.2V5.1H8.7V3.5h1.5z");

    private final String path;

    PieceShape(String path) {
        this.path = path;
    }

    /** The path of what a square holds, as {@code white-rooks}; empty for any other content. */
    public static String of(String content) {
        return Arrays.stream(values())
                .filter(each -> content.toUpperCase(Locale.ROOT).endsWith("-" + each))
                .map(each -> each.path)
                .findFirst()
                .orElse("");
    }
}
