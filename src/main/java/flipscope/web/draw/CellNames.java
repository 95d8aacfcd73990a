package flipscope.web.draw;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** The names of a picture's cells: in addresses {@code b5} or {@code bit-12}. */
public final class CellNames {
    private CellNames() {}

    public static boolean hasCells(Value value, DisplayFormat view) {
        return value instanceof Word word
                && word.type().width() > 1
                && BitLayout.of(view, word).columns() > 0;
    }

    /** The names in pictures of the cells that a set of bits has; none of a value without cells. */
    public static Set<String> shown(Value value, DisplayFormat view, long bits) {
        if (!hasCells(value, view)) {
            return Set.of();
        }
        BitLayout layout = BitLayout.of(view, value);
        return layout.set(bits).mapToObj(layout::name).collect(Collectors.toSet());
    }

    /** The name of a cell in addresses. */
    public static String name(Word word, DisplayFormat view, int bit) {
        return BitLayout.of(view, word).name(bit).replace(' ', '-');
    }

    /** The bit with this name; empty if no cell has it. */
    public static OptionalInt bit(Word word, DisplayFormat view, String name) {
        return BitLayout.of(view, word).named(name);
    }
}
