package flipscope.trace;

import java.util.List;

/**
 * A recorded run. Immutable.
 *
 * @param method the entry method
 * @param stages the executed paragraphs of the entry method, which together cover every step
 * @param calls the calls that were entered, in calling order
 * @param steps every executed operator, in order
 */
public record Trace(
        Method method,
        List<Input> inputs,
        List<Stage> stages,
        List<Call> calls,
        List<Step> steps,
        Counts counts,
        Value result) {}
