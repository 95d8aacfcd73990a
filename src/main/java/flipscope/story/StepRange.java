package flipscope.story;

import flipscope.trace.Trace;

/**
 * The part of a trace that a reader is kept to.
 *
 * @param first the index of its first step
 * @param last the index of its last step, not before the first
 */
public record StepRange(int first, int last) {

    /** All of a trace. */
    public static StepRange whole(Trace trace) {
        return new StepRange(0, trace.steps().size() - 1);
    }

    /** Whether a step is in it. */
    public boolean has(int step) {
        return first <= step && step <= last;
    }

    /** Whether some of the steps between two, these included, are in it. */
    public boolean meets(int from, int to) {
        return from <= last && first <= to;
    }

    /** The moment itself, or the nearest in here. */
    public StepReference nearest(StepReference moment) {
        int step = Math.max(first, Math.min(last, moment.step()));
        return new StepReference(step, moment.exact() && step == moment.step());
    }
}
