package flipscope.web.draw;

import flipscope.web.draw.GridView.CellView;
import java.util.List;
import java.util.stream.Stream;

/**
 * A glyph in each of some cells, as one path: far less to send and to draw than an element a cell.
 */
public record GlyphPath(Glyph glyph, List<Corner> corners) {
    static final GlyphPath NONE = new GlyphPath(Glyph.DOT, List.of());

    /** Where a cell begins: its upper left corner. */
    public record Corner(double x, double y) {}

    public static GlyphPath of(Glyph glyph, Stream<CellView> cells) {
        return new GlyphPath(glyph, cells.map(cell -> new Corner(cell.x(), cell.y())).toList());
    }

    /** Several of one glyph, as one; at least one. */
    static GlyphPath joined(List<GlyphPath> paths) {
        return new GlyphPath(
                paths.get(0).glyph, paths.stream().flatMap(each -> each.corners.stream()).toList());
    }

    /**
     * The path. A closed glyph ends where it begins: the next is said by the way there, and a row
     * of them packs into a few bytes.
     */
    @Override
    public String toString() {
        StringBuilder all = new StringBuilder();
        Corner before = null;
        for (Corner next : corners) {
            boolean first = before == null || !glyph.path().endsWith("z");
            all.append(
                    first
                            ? glyph.at(next.x, next.y)
                            : glyph.after(next.x - before.x, next.y - before.y));
            before = next;
        }
        return all.toString();
    }
}
