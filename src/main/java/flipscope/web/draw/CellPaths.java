package flipscope.web.draw;

import flipscope.web.draw.GridView.CellView;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The cells of a picture as a few paths, one a layer. */
record CellPaths(GridView view) {

    /** In a register cut into lanes the number is what counts: its bits lie below it, flat. */
    boolean isFlat() {
        return view.css().equals("as-lanes");
    }

    GlyphPath grounds() {
        return path(Glyph.square(isFlat()), cell -> true);
    }

    GlyphPath bits() {
        return path(Glyph.square(isFlat()), CellView::on);
    }

    /** A piece stands for the digit of its bit. */
    GlyphPath ones() {
        return digits(Glyph.ONE, cell -> cell.isOne() && !cell.hasPiece());
    }

    /** The middles of cells without a disc or a number of their own. */
    GlyphPath dots(Predicate<CellView> which) {
        return digits(Glyph.DOT, which.and(CellPaths::isPlain));
    }

    private static boolean isPlain(CellView cell) {
        return cell.ring().isEmpty() && (cell.digit().isEmpty() || cell.isOne());
    }

    /**
     * The cells with discs of a side.
     *
     * @param side {@code black} or {@code white}
     */
    List<CellView> discs(String side, Predicate<CellView> which) {
        return view.cells().stream()
                .filter(cell -> cell.ring().equals(side) && which.test(cell))
                .toList();
    }

    /** The pieces of a side; none where discs stand. */
    String pieces(String side, Predicate<CellView> which) {
        return view.cells().stream()
                .filter(cell -> cell.ring().startsWith(side) && which.test(cell))
                .map(cell -> PieceShape.at(cell.ring(), cell.x(), cell.y()))
                .collect(Collectors.joining());
    }

    private GlyphPath digits(Glyph glyph, Predicate<CellView> which) {
        return isFlat() ? GlyphPath.NONE : path(glyph, which);
    }

    private GlyphPath path(Glyph glyph, Predicate<CellView> which) {
        return GlyphPath.of(glyph, view.cells().stream().filter(which));
    }
}
