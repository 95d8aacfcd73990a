package flipscope.judge;

import flipscope.trace.EvaluationException;
import java.util.Objects;
import java.util.Optional;

/**
 * How a run ended.
 *
 * @param value what was returned, if anything
 * @param stop why it was stopped, if it was
 */
public record Outcome(Optional<Long> value, Optional<EvaluationException> stop) {
    static Outcome of(long value) {
        return new Outcome(Optional.of(value), Optional.empty());
    }

    static Outcome of(EvaluationException stop) {
        return new Outcome(Optional.empty(), Optional.of(stop));
    }

    /** Whether this was returned. */
    boolean is(long wanted) {
        return Objects.equals(value, Optional.of(wanted));
    }
}
