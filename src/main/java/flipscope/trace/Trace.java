package flipscope.trace;

import java.util.List;
import java.util.function.Function;

/**
 * A recorded run. Immutable.
 *
 * @param method the entry method
 * @param stages the executed paragraphs of the entry method, which together cover every step
 * @param calls the calls that were entered, in calling order
 * @param steps every executed operator, in order
 * @param derivations what was computed from it, kept as long as it is
 */
public record Trace(
        Method method,
        List<Input> inputs,
        List<Stage> stages,
        List<Call> calls,
        List<Step> steps,
        Counts counts,
        Value result,
        Derivations derivations) {

    public Trace(
            Method method,
            List<Input> inputs,
            List<Stage> stages,
            List<Call> calls,
            List<Step> steps,
            Counts counts,
            Value result) {
        this(method, inputs, stages, calls, steps, counts, result, new Derivations());
    }

    /** Something computed from this trace, once. */
    public <T> T derived(Class<T> type, Function<Trace, T> computed) {
        return derivations.get(type, () -> computed.apply(this));
    }
}
