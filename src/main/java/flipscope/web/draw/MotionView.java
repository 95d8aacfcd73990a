package flipscope.web.draw;

import flipscope.story.motion.Keyframe;
import flipscope.text.Slug;
import flipscope.web.draw.GridView.LaneView;
import java.util.List;
import java.util.stream.Collectors;

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
public record MotionView(
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
     * @param way its moves in the order of their times
     * @param lane {@code frame}, or where a fallen bit is: {@code above} or {@code below}
     */
    public record LayerView(String css, List<MoveView> way, String lane, List<ThingView> things) {
        /** One move a semicolon: {@code slide 0 420 24 0 0 0}, {@code fade-out 300 420}. */
        public String moves() {
            return way.stream().map(MoveView::toString).collect(Collectors.joining(";"));
        }

        /** The same way, some milliseconds later. */
        List<MoveView> later(int delay) {
            return way.stream().map(move -> move.later(delay)).toList();
        }
    }

    /**
     * A move.
     *
     * @param from how far from its place at first: {@code 24 0}; of what travels only
     * @param to how far from its place at last
     */
    public record MoveView(Keyframe.Kind kind, int start, int end, String from, String to) {
        public boolean travels() {
            return kind.travels();
        }

        private MoveView later(int delay) {
            return new MoveView(kind, start + delay, end + delay, from, to);
        }

        /** Whether each thing does it about its own middle. */
        public boolean isAlone() {
            return switch (kind) {
                case GROW, SHRINK, TURN_IN, TURN_OUT -> true;
                case SLIDE, HOP, FADE_IN, FADE_OUT -> false;
            };
        }

        @Override
        public String toString() {
            String name = Slug.of(kind);
            return (name + " " + start + " " + end + " " + from + " " + to).strip();
        }
    }

    /**
     * A path with a text on it; either may be empty.
     *
     * @param ones the digits of bits
     * @param x the middle of the text, or of what moves about it
     * @param y the baseline of the text, or the middle
     */
    public record ThingView(GlyphPath path, GlyphPath ones, double x, double y, String text) {}

    /** The text that made way for the result's; empty if bits did. */
    public String old() {
        return layers.stream()
                .filter(each -> each.css().equals("value"))
                .map(each -> each.things().get(0).text())
                .findFirst()
                .orElse("");
    }

    /** The layers that move in one lane of the picture. */
    public List<LayerView> in(String lane) {
        return layers.stream().filter(each -> each.lane().equals(lane)).toList();
    }
}
