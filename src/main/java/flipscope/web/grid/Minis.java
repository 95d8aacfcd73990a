package flipscope.web.grid;

import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.View;
import flipscope.trace.Word;
import flipscope.web.view.MiniView;
import flipscope.web.view.MiniView.MiniCell;
import flipscope.web.view.MoreView.Bit;
import java.util.ArrayList;
import java.util.List;

/** Draws values small: as thumbnails and as ribbons. */
public final class Minis {
    private static final int PITCH = 10;
    private static final int GAP = 5;

    private Minis() {}

    /** A thumbnail. */
    public static MiniView draw(Value value, View view, String alt) {
        if (value instanceof Table table) {
            return new MiniView("", 80, 80, alt, List.of(), "[" + table.length() + "]");
        }
        Word word = (Word) value;
        Layout layout = Layout.of(view, word.type().width());
        if (layout.columns() == 0) {
            return new MiniView("", 80, 80, alt, List.of(), Brief.word(word, view));
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

    private static int x(Layout layout, int column) {
        return column * PITCH + layout.gapsBefore(column) * GAP;
    }

    private static int y(Layout layout, int row) {
        return (layout.rowsAbove() + row) * PITCH + layout.gapsAbove(row) * GAP;
    }

    /** The bits of a word from the highest to the lowest, eight at a time. */
    public static List<List<Bit>> bytes(Word word, View view) {
        Layout layout = Layout.of(view, word.type().width());
        List<List<Bit>> bytes = new ArrayList<>();
        for (int top = (layout.bits() + 7) / 8 * 8 - 1; top > 0; top -= 8) {
            List<Bit> bits = new ArrayList<>(8);
            for (int bit = top; bit > top - 8; bit--) {
                bits.add(
                        new Bit(
                                (word.bits() >>> bit & 1) != 0,
                                bit < layout.bits() ? layout.name(bit) : ""));
            }
            bytes.add(bits);
        }
        return bytes;
    }
}
