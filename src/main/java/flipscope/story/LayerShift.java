package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Step;
import java.util.Optional;

/**
 * A shift as movement in the cube: every sixteen places move all balls one layer up or down.
 *
 * @param layers how many layers up; negative is down
 */
public record LayerShift(int layers) {
    private static final int LAYER = 16;

    /** The layer shift of a step, if its operand is a cube and the amount is whole layers. */
    public static Optional<LayerShift> of(Step step) {
        boolean cube = step.operator().shifts() && step.operand(0).view().shape().isCube();
        int up = cube ? BoardShift.places(step) : 0;
        return up == 0 || up % LAYER != 0
                ? Optional.empty()
                : Optional.of(new LayerShift(up / LAYER));
    }

    public String arrow() {
        return layers > 0 ? "⇑" : "⇓";
    }

    /** {@code 1 layer up}. */
    public String words(Messages messages) {
        String key = layers > 0 ? "story.layers.up" : "story.layers.down";
        return messages.text(key, Math.abs(layers));
    }
}
