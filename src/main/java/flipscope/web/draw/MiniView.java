package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;

/**
 * A thumbnail of a value: cells of 9 units with gaps of 1, or one large word. {@code css} is {@code
 * half} for half a board; {@code ground} draws all cells, where those that are 0 are left out.
 */
public record MiniView(
        String css,
        int width,
        int height,
        String alt,
        String ground,
        List<MiniCell> cells,
        String big) {
    public record MiniCell(int x, int y, boolean on, String square) {}

    /** A value with a cell for every bit. */
    public static MiniView draw(Value value, DisplayFormat view, String alt) {
        return draw(value, view, alt, false);
    }

    /** A value with a cell for every set bit, on a ground in one piece. */
    public static MiniView light(Value value, DisplayFormat view, String alt) {
        return draw(value, view, alt, true);
    }

    private static MiniView draw(Value value, DisplayFormat view, String alt, boolean light) {
        if (!(value instanceof Word word) || BitLayout.of(view, word).columns() == 0) {
            return new MiniView("", 80, 80, alt, "", List.of(), ShortValue.of(value, view));
        }
        BitLayout layout = BitLayout.of(view, word);
        return new MiniView(
                layout.isHalf() ? "half" : "",
                ThumbView.width(layout),
                ThumbView.height(layout),
                alt,
                light ? ThumbView.ground(layout) : "",
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
