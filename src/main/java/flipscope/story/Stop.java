package flipscope.story;

import flipscope.trace.Last;
import flipscope.trace.Stage;
import java.util.Optional;

/**
 * A place where a reader pauses.
 *
 * @param step the step shown
 * @param first the first step that it covers
 * @param last the last step that it covers, including those inside calls
 * @param idle the idle rounds folded into it, if any; the step shown is their last, or comes before
 *     them
 */
public record Stop(int step, int first, int last, Optional<IdleRounds> idle) {
    static Stop of(int step, int first, int last) {
        return new Stop(step, first, last, Optional.empty());
    }

    static Stop of(Stage stage) {
        return of(stage.result(), stage.first(), stage.last());
    }

    /** The step with the value that it ends with. */
    public int result() {
        return idle.map(rounds -> Last.of(rounds.seen()).index()).orElse(step);
    }

    /** Whether nothing happened but idle rounds. */
    boolean isIdle() {
        return idle.isPresent() && step == result();
    }

    public boolean covers(int index) {
        return first <= index && index <= last;
    }
}
