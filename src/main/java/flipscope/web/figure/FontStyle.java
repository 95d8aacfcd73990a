package flipscope.web.figure;

import flipscope.web.draw.Pen.Attribute;
import java.util.ArrayList;
import java.util.List;

/** The text styles of figures: size, weight and estimated width. */
enum FontStyle {
    TITLE(false, 21, true, false),
    WHERE(true, 13, false, false),
    SOURCE(false, 15, false, true),
    SENTENCE(false, 17, false, false),
    NAME(false, 13, false, true),
    ROLE(true, 12, false, false),
    OPERATOR(false, 26, false, true),
    WORD(false, 14, false, true),
    ARROW(false, 24, false, false),
    HEX(true, 11, false, true),
    FRAME(false, 15, true, false),
    TEXT(false, 13, false, false),
    SMALL(true, 11, false, false),
    CARD_TITLE(false, 46, true, false),
    CARD_WHERE(true, 27, false, false),
    CARD_TEXT(false, 30, false, false),
    CARD_LABEL(false, 24, true, false),
    CARD_NAME(false, 24, false, true),
    CARD_SIGN(false, 60, false, true),
    CARD_SITE(true, 26, true, false);

    static final String TEXT_FACE =
            "Helvetica, Arial, \"Liberation Sans\", \"DejaVu Sans\", sans-serif";
    static final String CODE_FACE =
            "Menlo, Consolas, \"Liberation Mono\", \"DejaVu Sans Mono\", monospace";

    private static final double MONOSPACE = 0.62;
    private static final String NARROW = " !'(),.:;I[]fijlrt|/-’“”·";
    private static final String WIDE = "MWmw@%—";

    private final boolean quiet;
    private final int size;
    private final boolean bold;
    private final boolean code;

    FontStyle(boolean quiet, int size, boolean bold, boolean code) {
        this.quiet = quiet;
        this.size = size;
        this.bold = bold;
        this.code = code;
    }

    boolean isQuiet() {
        return quiet;
    }

    /** Its size, weight and typeface, as presentation attributes. */
    List<Attribute> look() {
        List<Attribute> look = new ArrayList<>();
        look.add(new Attribute("font-size", Integer.toString(size)));
        if (bold) {
            look.add(new Attribute("font-weight", "700"));
        }
        if (code) {
            look.add(new Attribute("font-family", CODE_FACE));
        }
        return look;
    }

    int size() {
        return size;
    }

    /** The line height. */
    int leading() {
        return (int) Math.round(size * 1.38);
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
