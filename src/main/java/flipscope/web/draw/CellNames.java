package flipscope.web.draw;

import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.OptionalInt;

/** The names of the cells of a picture, as addresses have them: {@code b5}, {@code bit-12}. */
public final class CellNames {
    private CellNames() {}

    /** Whether a value is drawn as cells. */
    public static boolean hasCells(Word word, ViewKind view) {
        return word.type().width() > 1 && layout(word, view).columns() > 0;
    }

    /** The name of a cell as it is written in pictures. */
    public static String shown(Word word, ViewKind view, int bit) {
        return layout(word, view).name(bit);
    }

    /** The name of a cell as addresses have it. */
    public static String name(Word word, ViewKind view, int bit) {
        return shown(word, view, bit).replace(' ', '-');
    }

    /** The bit of a name; empty where no cell is called so. */
    public static OptionalInt bit(Word word, ViewKind view, String name) {
        BitLayout layout = layout(word, view);
        for (int bit = 0; bit < layout.bits(); bit++) {
            if (layout.name(bit).replace(' ', '-').equalsIgnoreCase(name.replace(' ', '-'))) {
                return OptionalInt.of(bit);
            }
        }
        return OptionalInt.empty();
    }

    private static BitLayout layout(Word word, ViewKind view) {
        return BitLayout.of(view, word.type().width());
    }
}
