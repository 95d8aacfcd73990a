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
 * A thumbnail of a value, whose cells have names.
 *
 * @param css {@code half} for half a board
 * @param thumb the value as small as can be
 * @param light whether its cells are lines; else each of them is drawn
 * @param cells those that have a name: all, or only the set ones if they are lines
 */
public record MiniView(
        String css, String alt, ThumbView thumb, boolean light, List<MiniCell> cells) {
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
        return light
                ? cells.stream()
                        .sorted(comparingInt(MiniCell::y).thenComparingInt(MiniCell::x))
                        .map(MiniCell::square)
                        .collect(joining(","))
                : null;
    }

    private static MiniView draw(Value value, DisplayFormat view, String alt, boolean light) {
        ThumbView thumb = ThumbView.of(value, view);
        if (!(value instanceof Word word) || !thumb.big().isEmpty()) {
            return new MiniView("", alt, thumb, light, List.of());
        }
        BitLayout layout = BitLayout.of(view, word);
        String css = layout.isHalf() ? "half" : "";
        return new MiniView(css, alt, thumb, light, cells(layout, word, light));
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
