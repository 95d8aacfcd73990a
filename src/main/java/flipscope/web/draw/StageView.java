package flipscope.web.draw;

import flipscope.web.draw.GridView.LaneView;
import java.util.List;

/**
 * A motion in the units of its picture.
 *
 * @param duration in milliseconds
 * @param frame what cuts it off
 * @param above the lane above the frame, for bits that fell off there
 * @param below the lane below it
 * @param layers from the ground up, each within the frame or in one of the lanes
 * @param fields the lanes of the first operand, if it is a register that is cut
 */
public record StageView(
        int duration,
        Box frame,
        Box above,
        Box below,
        List<LayerView> layers,
        List<LaneView> fields) {
    public record Box(int x, int y, int width, int height) {
        /** As {@code viewBox}. */
        @Override
        public String toString() {
            return x + " " + y + " " + width + " " + height;
        }
    }

    /**
     * Things that move alike.
     *
     * @param css their shape
     * @param moves one a semicolon: {@code slide 0 420 24 0 0 0}, {@code out 300 420}
     * @param lane {@code frame}, or where a fallen bit is: {@code above} or {@code below}
     */
    public record LayerView(String css, String moves, String lane, List<ThingView> things) {}

    /** A path with a text on it; either may be empty. {@code ones} are the digits of bits. */
    public record ThingView(String path, String ones, double x, double y, String text) {}

    /** The text that made way for the result's; empty if bits did. */
    public String old() {
        return layers.stream()
                .filter(each -> each.css().equals("value"))
                .map(each -> each.things().get(0).text())
                .findFirst()
                .orElse("");
    }

    /** The layers of a part of the stage. */
    public List<LayerView> in(String lane) {
        return layers.stream().filter(each -> each.lane().equals(lane)).toList();
    }
}
