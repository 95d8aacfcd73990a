package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.function.IntPredicate;

/**
 * A value as small as can be: its cells in two paths, or one word. A cell is a dash of 9 units,
 * then a gap of 1.
 *
 * @param ground all cells
 * @param bits the set ones; empty if none is set, or if the value is not known yet
 * @param big a number or the like instead of cells; else empty
 */
public record ThumbView(int width, int height, String ground, String bits, String big) {
    private static final int PITCH = 10;
    private static final int GAP = 5;
    private static final int NUMBER = 80;

    /** A value that is known. */
    public static ThumbView of(Value value, DisplayFormat view) {
        if (value instanceof Table table) {
            return word("[" + table.length() + "]");
        }
        Word word = (Word) value;
        BitLayout layout = BitLayout.of(view, word);
        return layout.columns() > 0
                ? cells(layout, bit -> has(word.bits(), bit))
                : word(ShortValue.word(word, view));
    }

    /** The place of a value that is not known yet. */
    public static ThumbView empty(Value value, DisplayFormat view) {
        int width = value instanceof Word word ? word.type().width() : 0;
        BitLayout layout = BitLayout.of(view, width);
        return layout.columns() == 0 ? word("") : cells(layout, bit -> false);
    }

    private static ThumbView word(String text) {
        return new ThumbView(NUMBER, NUMBER, "", "", text);
    }

    private static ThumbView cells(BitLayout layout, IntPredicate isSet) {
        return new ThumbView(
                width(layout),
                height(layout),
                lines(layout, bit -> true),
                lines(layout, isSet),
                "");
    }

    private static int width(BitLayout layout) {
        return x(layout, layout.columns() - 1) + PITCH;
    }

    /** As tall as the whole board, of which half may be in another word. */
    private static int height(BitLayout layout) {
        return layout.isHalf() ? 8 * PITCH + GAP : y(layout, layout.rows() - 1) + PITCH;
    }

    private static String lines(BitLayout layout, IntPredicate isDrawn) {
        StringBuilder path = new StringBuilder();
        for (int row = 0; row < layout.rows(); row++) {
            line(path, layout, row, isDrawn);
        }
        return path.toString();
    }

    /** The cells of one row: those next to each other share a line. */
    private static void line(StringBuilder path, BitLayout layout, int row, IntPredicate isDrawn) {
        int end;
        for (int from = 0; from < layout.columns(); from = Math.max(end, from + 1)) {
            end = from;
            while (end < layout.columns()
                    && isDrawn.test(layout.bit(end, row))
                    && layout.gapsBefore(end) == layout.gapsBefore(from)) {
                end++;
            }
            if (end > from) {
                path.append('M').append(x(layout, from)).append(' ').append(y(layout, row) + 5);
                path.append('h').append(PITCH * (end - from) - 1);
            }
        }
    }

    static int x(BitLayout layout, int column) {
        return column * PITCH + layout.gapsBefore(column) * GAP;
    }

    static int y(BitLayout layout, int row) {
        return (layout.rowsAbove() + row) * PITCH + layout.gapsAbove(row) * GAP;
    }
}
