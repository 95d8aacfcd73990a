package flipscope.web.draw;

import flipscope.story.BitLayout;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.draw.MiniView.MiniCell;
import java.util.ArrayList;
import java.util.List;

/** Draws thumbnails of values. */
public final class MiniGrids {
    private MiniGrids() {}

    /** A value with a cell for every bit. */
    public static MiniView draw(Value value, ViewKind view, String alt) {
        return draw(value, view, alt, false);
    }

    /** A value with a cell for every set bit, on a ground in one piece. */
    public static MiniView light(Value value, ViewKind view, String alt) {
        return draw(value, view, alt, true);
    }

    private static MiniView draw(Value value, ViewKind view, String alt, boolean light) {
        if (value instanceof Table table) {
            return word(alt, "[" + table.length() + "]");
        }
        Word word = (Word) value;
        BitLayout layout = BitLayout.of(view, word);
        if (layout.columns() == 0) {
            return word(alt, ShortValue.word(word, view));
        }
        return new MiniView(
                layout.isHalf() ? "half" : "",
                Thumbs.width(layout),
                Thumbs.height(layout),
                alt,
                light ? Thumbs.ground(layout) : "",
                cells(layout, word, light),
                "");
    }

    private static MiniView word(String alt, String text) {
        return new MiniView("", 80, 80, alt, "", List.of(), text);
    }

    private static List<MiniCell> cells(BitLayout layout, Word word, boolean light) {
        List<MiniCell> cells = new ArrayList<>();
        for (int bit = layout.bits() - 1; bit >= 0; bit--) {
            boolean on = ((word.bits() >>> bit) & 1) != 0;
            if (on || !light) {
                cells.add(
                        new MiniCell(
                                Thumbs.x(layout, layout.column(bit)),
                                Thumbs.y(layout, layout.row(bit)),
                                on,
                                layout.name(bit)));
            }
        }
        return cells;
    }
}
