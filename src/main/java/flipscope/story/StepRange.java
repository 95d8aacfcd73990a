package flipscope.story;

import flipscope.trace.Trace;

/**
 * The part of a trace that a reader may visit.
 *
 * @param first the index of its first step
 * @param last the index of its last step, inclusive; not before the first
 */
public record StepRange(int first, int last) {

    public static StepRange whole(Trace trace) {
        return new StepRange(0, trace.steps().size() - 1);
    }

    /** The steps of a step's statement, with those of the methods that it calls. */
    public static StepRange ofStatement(Trace trace, int step) {
        return StatementRun.of(trace, trace.activation(trace.step(step))).stream()
                .filter(each -> each.covers(step))
                .findFirst()
                .map(each -> new StepRange(each.first(), each.last()))
                .orElseThrow();
    }

    public boolean has(int step) {
        return first <= step && step <= last;
    }

    /** Whether it overlaps the steps {@code from} to {@code to}, inclusive. */
    public boolean meets(int from, int to) {
        return from <= last && first <= to;
    }

    /** The reference itself if it is in range, or else the nearest step in range. */
    public StepReference nearest(StepReference reference) {
        int step = Math.max(first, Math.min(last, reference.step()));
        return new StepReference(step, reference.exact() && step == reference.step());
    }
}
