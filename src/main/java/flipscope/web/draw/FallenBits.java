package flipscope.web.draw;

import flipscope.story.BitLayout;
import flipscope.web.draw.GridView.FallenView;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Places fallen bits above or below the grid: where a bit would be if the rows went on, in one
 * lane, which ends above the names of the files. In the cube, whose layers do not lie so, they are
 * shown as one, with their count.
 */
final class FallenBits {
    private static final int ABOVE = -7;
    private static final int BELOW = 3;

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
     * @param places how far the shift went to the left; negative is to the right
     */
    record Fall(long bits, int places) {
        static final Fall NONE = new Fall(0, 0);
    }

    List<FallenView> places() {
        if (fall.bits() == 0) {
            return List.of();
        }
        return layout.isCube() ? List.of(together()) : oneByOne();
    }

    /** Bit 0 of the cube is at the top left, its top bit at the bottom right. */
    private FallenView together() {
        String count = Integer.toString(Long.bitCount(fall.bits()));
        return fall.places() > 0
                ? new FallenView(canvas.right() + BELOW, canvas.bottom() + BELOW, count)
                : new FallenView(Canvas.LEFT + ABOVE, canvas.y(0) + ABOVE, count);
    }

    private List<FallenView> oneByOne() {
        int y = fall.places() > 0 ? canvas.y(0) + ABOVE : canvas.bottom() + BELOW;
        Set<FallenView> places = new LinkedHashSet<>();
        for (int bit = Long.SIZE - 1; bit >= 0; bit--) {
            if ((fall.bits() >>> bit & 1) != 0) {
                int place = Math.floorMod(bit + fall.places(), layout.columns());
                int x = canvas.x(layout.columns() - 1 - place) + Canvas.CELL / 2;
                places.add(new FallenView(x, y, ""));
            }
        }
        return List.copyOf(places);
    }
}
