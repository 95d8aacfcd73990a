package flipscope.web.draw;

import static java.util.stream.Collectors.toMap;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/** The pieces of chess as shapes, 22 units wide and high. */
public enum PieceShape {
    PAWNS(
            11,
            4,
            "a3 3 0 0 1 1.9 5.3c1.9 1.2 2.5 4 2.8 6.7h1.3v2.5h-12v-2.5h1.3c.3-2.7.9-5.5"
                    + " 2.8-6.7a3 3 0 0 1 1.9-5.3z"),
    KNIGHTS(6, 18.5, "c0-4 3.5-5 3.8-7.6l-3.2 2.1l-2.1-2.6l3.5-5.2l.8-2.7l2.2 2c4.3.4 6 4 6 9v5z"),
    BISHOPS(
            11,
            2.5,
            "l1.3 1.8c2.5 2 3.3 4.2 2.8 6.2-.3 1.2-1.2 2.1-2.1 2.7l.8 2.8h2.7v2.5h-11v-2.5h2.7"
                    + "l.8-2.8c-.9-.6-1.8-1.5-2.1-2.7-.5-2 .3-4.2 2.8-6.2z"),
    ROOKS(5, 4, "h2.5v2h2v-2h3v2h2v-2h2.5v5l-2 1.5v4.5l1.5 1v2.5h-11v-2.5l1.5-1v-4.5l-2-1.5z"),
    QUEENS(3.5, 6.5, "l3.5 4l1.2-6.5l2.8 5.5l2.8-5.5l1.2 6.5l3.5-4l-1.7 9.5v2.5h-11.6v-2.5z"),
    KINGS(
            10.2,
            2,
            "h1.6v1.5h1.5v1.6h-1.5v1.7c3-.9 6.2.3 6.2 3.2 0 2.2-1.8 4-2.5 6v2.5h-9v-2.5c-.7-2"
                    + "-2.5-3.8-2.5-6 0-2.9 3.2-4.1 6.2-3.2v-1.7h-1.5v-1.6h1.5z");

    /** By the names that squares hold. */
    private static final Map<String, PieceShape> BY_NAME =
            Arrays.stream(values())
                    .collect(toMap(each -> each.name().toLowerCase(Locale.ROOT), each -> each));

    @SuppressWarnings("ImmutableEnumChecker") // A record of numbers and a text.
    private final Glyph glyph;

    PieceShape(double x, double y, String path) {
        this.glyph = new Glyph(x, y, path);
    }

    /** The path of what a square holds, as {@code white-rooks}; empty for any other content. */
    public static String of(String content) {
        return at(content, 0, 0);
    }

    /** The path of what a square holds, in a cell at this place. */
    static String at(String content, int x, int y) {
        PieceShape shape = BY_NAME.get(content.substring(content.lastIndexOf('-') + 1));
        return shape == null || shape.name().length() == content.length()
                ? ""
                : shape.glyph.at(x, y);
    }
}
