package flipscope.web.draw;

import flipscope.story.BitLayout;
import flipscope.trace.Marks;
import flipscope.trace.Word;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.Grids.Picture;
import java.util.ArrayList;
import java.util.List;

/** The bits of a word as cells, with their marks and discs. */
final class GridCells {
    private final BitLayout layout;
    private final Canvas canvas;
    private final Word word;
    private final Picture picture;

    GridCells(Canvas canvas, Word word, Picture picture) {
        this.layout = canvas.layout();
        this.canvas = canvas;
        this.word = word;
        this.picture = picture;
    }

    List<CellView> all() {
        List<CellView> cells = new ArrayList<>(layout.bits());
        for (int bit = layout.bits() - 1; bit >= 0; bit--) {
            cells.add(cell(bit));
        }
        return cells;
    }

    private CellView cell(int bit) {
        Marks marks = picture.marks();
        boolean on = has(word.bits(), bit);
        boolean lost = has(marks.lost(), bit) && !on;
        boolean carry = has(marks.carry(), bit);
        boolean fresh = has(marks.fresh(), bit) && on;
        boolean wrapped = has(marks.wrapped(), bit) && on;
        String digit = on ? "1" : lost || carry ? "0" : "";
        return new CellView(
                canvas.x(layout.column(bit)),
                canvas.y(layout.row(bit)),
                css(on, fresh, lost, wrapped) + outline(bit),
                layout.name(bit),
                picture.bitNumbers() ? Integer.toString(bit) : digit,
                ring(bit),
                fresh,
                lost,
                wrapped,
                carry);
    }

    private String outline(int bit) {
        boolean outlined = picture.outline().cells().contains(layout.name(bit));
        return outlined ? " " + picture.outline().css() : "";
    }

    private static boolean has(long set, int bit) {
        return (set >>> bit & 1) != 0;
    }

    private static String css(boolean on, boolean fresh, boolean lost, boolean wrapped) {
        return "c"
                + (on ? " on" : "")
                + (fresh ? " new" : "")
                + (lost ? " lost" : "")
                + (wrapped ? " wrap" : "");
    }

    private String ring(int bit) {
        return switch (layout.view().shape()) {
            case BOARD, LOWER -> picture.discs().at(bit);
            case UPPER -> picture.discs().at(bit + 32);
            default -> "";
        };
    }
}
