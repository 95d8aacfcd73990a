package flipscope.web.draw;

import static flipscope.trace.Word.has;
import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.joining;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;

/**
 * A thumbnail of a value: cells of 9 units with gaps of 1, or one large word.
 *
 * @param css {@code half} for half a board
 * @param lines the cells as lines; null if each of them is drawn
 * @param cells those that have a name: all, or only the set ones if there are lines
 */
public record MiniView(
        String css,
        int width,
        int height,
        String alt,
        ThumbView lines,
        List<MiniCell> cells,
        String big) {
    public record MiniCell(int x, int y, boolean on, String square) {}

    /** A value with a cell for every bit. */
    public static MiniView draw(Value value, DisplayFormat view, String alt) {
        return draw(value, view, alt, false);
    }

    /** A value in lines, with a name for every set bit. */
    public static MiniView light(Value value, DisplayFormat view, String alt) {
        return draw(value, view, alt, true);
    }

    /** The names of the set bits in the order of their lines; null where each cell is drawn. */
    public String on() {
        return lines == null
                ? null
                : cells.stream()
                        .sorted(comparingInt(MiniCell::y).thenComparingInt(MiniCell::x))
                        .map(MiniCell::square)
                        .collect(joining(","));
    }

    private static MiniView draw(Value value, DisplayFormat view, String alt, boolean light) {
        if (!(value instanceof Word word) || BitLayout.of(view, word).columns() == 0) {
            return new MiniView("", 80, 80, alt, null, List.of(), ShortValue.of(value, view));
        }
        BitLayout layout = BitLayout.of(view, word);
        return new MiniView(
                layout.isHalf() ? "half" : "",
                ThumbView.width(layout),
                ThumbView.height(layout),
                alt,
                light ? ThumbView.of(value, view) : null,
                cells(layout, word, light),
                "");
    }

    private static List<MiniCell> cells(BitLayout layout, Word word, boolean light) {
        return layout.inOrder()
                .filter(bit -> !light || has(word.bits(), bit))
                .mapToObj(bit -> cell(layout, word, bit))
                .toList();
    }

    private static MiniCell cell(BitLayout layout, Word word, int bit) {
        return new MiniCell(
                ThumbView.x(layout, layout.column(bit)),
                ThumbView.y(layout, layout.row(bit)),
                has(word.bits(), bit),
                layout.name(bit));
    }
}
