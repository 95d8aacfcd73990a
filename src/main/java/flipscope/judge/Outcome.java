package flipscope.judge;

import flipscope.trace.EvaluationException;
import flipscope.trace.Value;
import java.util.Optional;

/**
 * How a run ended.
 *
 * @param value what was returned, if anything
 * @param stop why it was stopped, if it was
 */
public record Outcome(Optional<Value> value, Optional<EvaluationException> stop) {
    /** Whether this was returned. */
    boolean is(Value wanted) {
        return value.equals(Optional.of(wanted));
    }
}
