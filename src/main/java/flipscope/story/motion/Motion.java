package flipscope.story.motion;

import java.util.List;

/**
 * How one picture turns from the first operand of a step into its result.
 *
 * @param duration how long it takes; 0 if nothing moves
 * @param layers what is in the picture, from the ground up
 */
public record Motion(int duration, List<Layer> layers) {
    public boolean moves() {
        return duration > 0;
    }

    /** What is in the picture at a time at which nothing is on its way, each thing where it is. */
    public List<Layer> at(int time) {
        return layers.stream()
                .filter(layer -> layer.isThere(time))
                .map(layer -> layer.at(time))
                .toList();
    }
}
