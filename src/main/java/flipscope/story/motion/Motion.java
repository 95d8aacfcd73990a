package flipscope.story.motion;

import java.util.List;

/**
 * How the stage turns from the first operand of a step into its result.
 *
 * @param duration how long it takes; 0 if nothing moves
 * @param layers what is on the stage, from the ground up
 */
public record Motion(int duration, List<Layer> layers) {
    public boolean moves() {
        return duration > 0;
    }
}
