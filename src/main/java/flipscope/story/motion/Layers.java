package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;

import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import java.util.ArrayList;
import java.util.List;

/** Collects the layers of a motion in one layout. */
final class Layers {
    private static final int CHANGED = 200;

    final BitLayout layout;
    private final List<Layer> layers = new ArrayList<>();

    Layers(BitLayout layout) {
        this.layout = layout;
    }

    /** Bits at rest, or moved in place. Nothing if none are set. */
    Layers bits(long bits, Keyframe... moves) {
        return shapes(Shape.BIT, bits, moves);
    }

    Layers shapes(Shape shape, long bits, Keyframe... moves) {
        return add(Layer.of(shape, Layer.cells(layout, bits), moves));
    }

    Layers add(Layer layer) {
        if (!layer.cells().isEmpty()) {
            layers.add(layer);
        }
        return this;
    }

    /** Bits that stay, with those that go and those that come from {@code start} to {@code end}. */
    Layers change(long before, long after, int start, int end) {
        return bits(before & after)
                .bits(before & ~after, fadeOut(start, end))
                .bits(after & ~before, fadeIn(start, end));
    }

    /** Bits that give way to others, unless they are the same. */
    Motion changed(long before, long after) {
        return change(before, after, 0, CHANGED).lasting(before == after ? 0 : CHANGED);
    }

    Motion lasting(int duration) {
        return new Motion(duration, List.copyOf(layers));
    }
}
