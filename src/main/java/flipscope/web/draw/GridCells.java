package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.trace.BitLayout;
import flipscope.trace.Marks;
import flipscope.trace.Word;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.draw.GridView.FallenView;
import flipscope.web.draw.Grids.Picture;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The bits of a word as cells, with their marks and discs. */
record GridCells(BitLayout layout, Canvas canvas, Word word, Picture picture) {

    private static final int ABOVE = 7;
    private static final int BELOW = 3;

    List<CellView> all() {
        return layout.inOrder().mapToObj(this::cell).toList();
    }

    private CellView cell(int bit) {
        boolean on = has(word.bits(), bit);
        return new CellView(
                canvas.x(layout.column(bit)),
                canvas.y(layout.row(bit)),
                on,
                outline(bit),
                layout.name(bit),
                picture.bitNumbers() ? Integer.toString(bit) : on ? "1" : "",
                picture.discs().at(layout.square(bit)),
                marks(bit, on),
                picture.trail().turn());
    }

    private Set<Mark> marks(int bit, boolean on) {
        Marks marks = picture.marks();
        Trail trail = picture.trail();
        Set<Mark> all = EnumSet.noneOf(Mark.class);
        add(all, Mark.FRESH, on && has(marks.fresh(), bit));
        add(all, Mark.LOST, !on && has(marks.lost(), bit));
        add(all, Mark.WRAPPED, on && has(marks.wrapped(), bit));
        add(all, trail.borrows() ? Mark.BORROW : Mark.CARRY, has(marks.carry(), bit));
        add(all, Mark.MEETING, has(trail.meetings(), bit));
        if (has(trail.origins(), bit)) {
            boolean off = has(trail.off(), bit);
            all.add(has(trail.round(), bit) ? Mark.ROUND : off ? Mark.OFF : Mark.ORIGIN);
        }
        return all;
    }

    private static void add(Set<Mark> marks, Mark mark, boolean present) {
        if (present) {
            marks.add(mark);
        }
    }

    private String outline(int bit) {
        boolean outlined = picture.outline().cells().contains(layout.name(bit));
        return outlined ? picture.outline().css() : "";
    }

    /**
     * The bits that a shift pushed out, above or below the grid: where they would be if the rows
     * went on, in one lane, which ends above the names of the files. In the cube, whose layers do
     * not lie so, they are shown as one, with their count.
     */
    List<FallenView> fallen() {
        if (picture.shift() == 0 || picture.marks().fell() == 0) {
            return List.of();
        }
        return layout.isCube() ? List.of(together()) : oneByOne();
    }

    /** Bit 0 of the cube is at the top left, its top bit at the bottom right. */
    private FallenView together() {
        String count = Integer.toString(Long.bitCount(picture.marks().fell()));
        return picture.shift() > 0
                ? new FallenView(canvas.right() + BELOW, canvas.bottom() + BELOW, count)
                : new FallenView(Canvas.LEFT - ABOVE, canvas.y(0) - ABOVE, count);
    }

    private List<FallenView> oneByOne() {
        boolean above = picture.shift() > 0 == layout.numbering().down() < 0;
        int y = above ? canvas.y(0) - ABOVE : canvas.bottom() + BELOW;
        return IntStream.rangeClosed(1, Long.SIZE)
                .map(place -> Long.SIZE - place)
                .filter(bit -> has(picture.marks().fell(), bit))
                .map(bit -> canvas.x(layout.column(bit + picture.shift())) + Canvas.CELL / 2)
                .distinct()
                .mapToObj(x -> new FallenView(x, y, ""))
                .toList();
    }
}
