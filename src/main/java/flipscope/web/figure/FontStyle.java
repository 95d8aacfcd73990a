package flipscope.web.figure;

import flipscope.web.draw.Ink;
import java.util.ArrayList;
import java.util.List;

/** The text styles of figures: size, weight and estimated width. */
enum FontStyle {
    TITLE(21, "font-weight=700"),
    WHERE(13, "fill=--quiet"),
    SOURCE(15, "font-family=@code"),
    SENTENCE(17, ""),
    NAME(13, "font-family=@code"),
    ROLE(12, "fill=--quiet"),
    OPERATOR(26, "font-family=@code"),
    WORD(14, "font-family=@code"),
    ARROW(24, ""),
    HEX(11, "font-family=@code fill=--quiet"),
    FRAME(15, "font-weight=700"),
    TEXT(13, ""),
    SMALL(11, "fill=--quiet"),
    CARD_TITLE(46, "font-weight=700"),
    CARD_WHERE(27, "fill=--quiet"),
    CARD_TEXT(30, ""),
    CARD_LABEL(24, "font-weight=700"),
    CARD_NAME(24, "font-family=@code"),
    CARD_SIGN(60, "font-family=@code"),
    CARD_SITE(26, "font-weight=700 fill=--quiet");

    static final String TEXT_FACE =
            "Helvetica, Arial, \"Liberation Sans\", \"DejaVu Sans\", sans-serif";
    static final String CODE_FACE =
            "Menlo, Consolas, \"Liberation Mono\", \"DejaVu Sans Mono\", monospace";

    private static final double MONOSPACE = 0.62;
    private static final String NARROW = " !'(),.:;I[]fijlrt|/-’“”·";
    private static final String WIDE = "MWmw@%—";

    private final int size;
    private final String look;
    private final boolean bold;
    private final boolean code;

    FontStyle(int size, String look) {
        this.size = size;
        this.look = "font-size=" + size + " " + look;
        this.bold = look.contains("font-weight");
        this.code = look.contains("@code");
    }

    /** Its size, weight, typeface and colour, written like that of an {@link Ink}. */
    String look() {
        return look;
    }

    int size() {
        return size;
    }

    /** The line height. */
    int leading() {
        return (int) Math.round(size * 1.38);
    }

    /** The height of so many lines. */
    int height(List<String> lines) {
        return lines.size() * leading();
    }

    /** An estimate of a text's width, on the high side, since the typeface is unknown. */
    int width(String text) {
        double ems = text.codePoints().mapToDouble(this::ems).sum();
        return (int) Math.ceil(ems * size);
    }

    private double ems(int character) {
        if (code) {
            return MONOSPACE;
        }
        double ems =
                NARROW.indexOf(character) >= 0
                        ? 0.33
                        : WIDE.indexOf(character) >= 0
                                ? 0.92
                                : Character.isUpperCase(character) ? 0.72 : 0.58;
        return character > 0x2E80 ? 1 : bold ? ems * 1.06 : ems;
    }

    /**
     * Breaks a text into lines no wider than this, at spaces; inside a word only if it is wider
     * than a line.
     */
    List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.strip().split("\\s+")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width(longer) > width) {
                lines.add(line.toString());
                longer = word;
            }
            line.setLength(0);
            line.append(cut(longer, width, lines));
        }
        if (!line.isEmpty()) {
            lines.add(line.toString());
        }
        return lines;
    }

    /** Adds full lines of a word that is too long. Returns the rest. */
    private String cut(String word, int width, List<String> lines) {
        String rest = word;
        while (width(rest) > width && rest.length() > 1) {
            int fits = rest.length();
            while (fits > 1 && width(rest.substring(0, fits)) > width) {
                fits--;
            }
            lines.add(rest.substring(0, fits));
            rest = rest.substring(fits);
        }
        return rest;
    }

    /** The first lines of a text; the last ends in … if more would follow. */
    List<String> wrap(String text, int width, int most) {
        List<String> lines = wrap(text, width);
        if (lines.size() <= most) {
            return lines;
        }
        List<String> shown = new ArrayList<>(lines.subList(0, most));
        String last = shown.get(most - 1);
        while (!last.isEmpty() && width(last + "…") > width) {
            last = last.substring(0, last.length() - 1);
        }
        shown.set(most - 1, last + "…");
        return shown;
    }
}
