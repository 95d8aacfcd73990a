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
    private static final int PITCH = 10;
    private static final int GAP = 5;

    private MiniGrids() {}

    public static MiniView draw(Value value, ViewKind view, String alt) {
        if (value instanceof Table table) {
            return new MiniView("", 80, 80, alt, List.of(), "[" + table.length() + "]");
        }
        Word word = (Word) value;
        BitLayout layout = BitLayout.of(view, word.type().width());
        if (layout.columns() == 0) {
            return new MiniView("", 80, 80, alt, List.of(), ShortValue.word(word, view));
        }
        List<MiniCell> cells = new ArrayList<>(layout.bits());
        for (int bit = layout.bits() - 1; bit >= 0; bit--) {
            boolean on = (word.bits() >>> bit & 1) != 0;
            cells.add(
                    new MiniCell(
                            x(layout, layout.column(bit)),
                            y(layout, layout.row(bit)),
                            on,
                            layout.name(bit)));
        }
        int width = x(layout, layout.columns() - 1) + PITCH;
        int height = layout.isHalf() ? 8 * PITCH + GAP : y(layout, layout.rows() - 1) + PITCH;
        return new MiniView(layout.isHalf() ? "half" : "", width, height, alt, cells, "");
    }

    private static int x(BitLayout layout, int column) {
        return column * PITCH + layout.gapsBefore(column) * GAP;
    }

    private static int y(BitLayout layout, int row) {
        return (layout.rowsAbove() + row) * PITCH + layout.gapsAbove(row) * GAP;
    }
}
