package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;
import static flipscope.trace.Word.has;

import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Bits that change in place, perhaps several times. Those with the same history are one layer. */
final class Flips {
    private final BitLayout layout;
    private final List<List<Keyframe>> moves = new ArrayList<>();
    private long set;

    /**
     * @param set the bits that are set at first
     */
    Flips(BitLayout layout, long set) {
        this.layout = layout;
        this.set = set;
        layout.inOrder().forEach(bit -> moves.add(new ArrayList<>()));
    }

    /** Set bits are cleared and clear ones set. */
    void flip(long cells, int start, int end) {
        flip(cells, fadeOut(start, end), fadeIn(start, end));
    }

    void flip(long cells, Keyframe out, Keyframe in) {
        layout.inOrder()
                .filter(bit -> has(cells, bit))
                .forEach(bit -> moves.get(bit).add(has(set, bit) ? out : in));
        set ^= cells;
    }

    void addTo(Layers layers) {
        Map<List<Keyframe>, List<Cell>> alike = new LinkedHashMap<>();
        layout.inOrder()
                .filter(bit -> has(set, bit) || !moves.get(bit).isEmpty())
                .forEach(
                        bit ->
                                alike.computeIfAbsent(moves.get(bit), none -> new ArrayList<>())
                                        .add(Layer.cell(layout, bit)));
        alike.forEach(
                (history, cells) -> layers.add(new Layer(Shape.BIT, cells, List.of(), history)));
    }
}
