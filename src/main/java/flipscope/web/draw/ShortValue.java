package flipscope.web.draw;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** Values in a few characters, for the end of a source line. */
public final class ShortValue {
    private static final int SQUARES = 4;

    /** A decimal of so many has room at the end of a line. */
    private static final int IN_LINE = 100_000;

    /** A decimal of so many has room in a picture. */
    private static final int IN_PICTURE = 1_000_000;

    private ShortValue() {}

    /** A number, a truth value, up to four squares by name, or the number of squares. */
    public static String word(Word word, DisplayFormat view) {
        if (word.type().width() == 1) {
            return word.text();
        }
        return switch (view.shape()) {
            case FLAG, NUMBER -> number(word, IN_LINE);
            case LANES -> lanes(word, view.lanes());
            default -> squares(word, view);
        };
    }

    private static String squares(Word word, DisplayFormat view) {
        BitLayout layout = BitLayout.of(view, word);
        List<String> names = layout.set(layout.drawn(word.bits())).mapToObj(layout::name).toList();
        if (names.isEmpty()) {
            return "∅";
        }
        return names.size() <= SQUARES ? String.join(" ", names) : names.size() + " set";
    }

    private static String lanes(Word word, int size) {
        int lanes = word.type().width() / size;
        if (lanes > 8) {
            return lanes + " lanes";
        }
        return LaneFields.of(word, size).stream()
                .map(field -> Long.toString(field.number()))
                .collect(Collectors.joining(" "));
    }

    /** A number as its picture has it: short ones in decimal, longer ones in hex. */
    static String number(Word word) {
        return number(word, IN_PICTURE);
    }

    private static String number(Word word, int limit) {
        return isShort(word, limit) ? Long.toString(word.bits()) : hex(word);
    }

    /** In hex, with 8 digits where they are enough: more have no room in a picture. */
    static String hex(Word word) {
        boolean wide = word.bits() >>> Integer.SIZE != 0;
        return wide ? word.text() : "0x" + HexFormat.of().toHexDigits((int) word.bits());
    }

    /** Whether a number lies so near to 0; the lowest number of all has no absolute value. */
    private static boolean isShort(Word word, long limit) {
        return -limit < word.bits() && word.bits() < limit;
    }
}
