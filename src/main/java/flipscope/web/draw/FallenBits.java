package flipscope.web.draw;

import flipscope.story.BitLayout;
import flipscope.trace.ViewKind;
import flipscope.web.draw.GridView.FallenView;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Places fallen bits one cell outside the edge that they fell over. If the bits of a picture do not
 * move as on a board, fallen bits are shown as one, with their count, at the end of the register
 * that they left.
 */
final class FallenBits {
    private static final int ABOVE = -7;
    private static final int BELOW = 6;

    private final BitLayout layout;
    private final Canvas canvas;
    private final Fall fall;

    FallenBits(Canvas canvas, Fall fall) {
        this.layout = canvas.layout();
        this.canvas = canvas;
        this.fall = fall;
    }

    /**
     * The bits that a shift pushed out.
     *
     * @param bits the fallen bits, at their places in the operand
     * @param from the view of the operand
     * @param drift how bits move in the picture, or null if not as on a board
     * @param left whether the shift was to the left, towards higher bits
     */
    record Fall(long bits, ViewKind from, ShiftDirection drift, boolean left) {
        static final Fall NONE = new Fall(0, ViewKind.BOARD, null, false);
    }

    List<FallenView> places() {
        if (fall.bits() == 0) {
            return List.of();
        }
        return fall.drift() == null ? List.of(together()) : oneByOne();
    }

    /**
     * One bit with a count, at the corner where the register ends. A left shift drops the top bit,
     * at the top left; in the cube bit 0 is there, so that it is the bottom right.
     */
    private FallenView together() {
        String count = Integer.toString(Long.bitCount(fall.bits()));
        return fall.left() != layout.isCube()
                ? new FallenView(Canvas.LEFT + ABOVE, canvas.y(0) + ABOVE, count)
                : new FallenView(canvas.right() + BELOW, canvas.bottom() + BELOW + 2, count);
    }

    private List<FallenView> oneByOne() {
        BitLayout from =
                BitLayout.of(fall.from(), fall.from().shape() == ViewKind.Shape.BOARD ? 64 : 32);
        Set<FallenView> places = new LinkedHashSet<>();
        for (int bit = from.bits() - 1; bit >= 0; bit--) {
            if ((fall.bits() >>> bit & 1) != 0) {
                int column = from.column(bit) + fall.drift().right();
                int row = from.rowsAbove() + from.row(bit) + fall.drift().down();
                places.add(new FallenView(x(column), y(row - layout.rowsAbove()), ""));
            }
        }
        return List.copyOf(places);
    }

    private int x(int column) {
        if (column < 0) {
            return Canvas.LEFT + ABOVE;
        }
        return column < layout.columns()
                ? canvas.x(column) + Canvas.CELL / 2
                : canvas.right() + BELOW;
    }

    private int y(int row) {
        if (row < 0) {
            return canvas.y(0) + ABOVE;
        }
        return row < layout.rows() ? canvas.y(row) + Canvas.CELL / 2 : canvas.bottom() + BELOW + 2;
    }
}
