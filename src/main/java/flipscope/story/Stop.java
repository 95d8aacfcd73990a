package flipscope.story;

import java.util.Optional;

/**
 * A place where a reader pauses.
 *
 * @param step the step that is shown
 * @param first the first step that it stands for
 * @param last the last step that it stands for, those inside of calls included
 * @param idle the rounds that are folded away here since they change nothing, if it is such a place
 */
public record Stop(int step, int first, int last, Optional<IdleRounds> idle) {
    static Stop of(int step, int first, int last) {
        return new Stop(step, first, last, Optional.empty());
    }

    /** Whether it stands for a step. */
    public boolean covers(int index) {
        return first <= index && index <= last;
    }
}
