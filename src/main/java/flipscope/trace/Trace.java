package flipscope.trace;

import java.util.List;

/**
 * A whole recorded evaluation. Immutable.
 *
 * @param method the entry method
 * @param inputs its arguments
 * @param stages the entry method's paragraphs, in the order of execution; together they cover every
 *     step
 * @param calls the calls that were entered
 * @param steps every executed operator, in order
 * @param counts operation counts
 * @param result what the method returned
 */
public record Trace(
        Method method,
        List<Input> inputs,
        List<Stage> stages,
        List<Call> calls,
        List<Step> steps,
        Counts counts,
        Value result) {}
