package flipscope.catalogue;

import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/** Where the trace of changed code leaves the way of the right one. */
public final class Divergence {
    private Divergence() {}

    /**
     * The first step of the changed trace that comes to something else than the same step of the
     * right one, or that stands elsewhere; empty if there is none.
     *
     * @param right the trace of the code as it is
     * @param changed the trace of the changed code on the same inputs
     */
    public static OptionalInt first(Trace right, Trace changed) {
        int both = Math.min(right.steps().size(), changed.steps().size());
        for (int i = 0; i < both; i++) {
            if (differ(right.steps().get(i), changed.steps().get(i))) {
                return OptionalInt.of(i);
            }
        }
        boolean same = right.steps().size() == changed.steps().size();
        return same ? OptionalInt.empty() : OptionalInt.of(changed.steps().size() - 1);
    }

    private static boolean differ(Step right, Step changed) {
        return !right.site().method().equals(changed.site().method())
                || right.site().statementSpan().line() != changed.site().statementSpan().line()
                || !Objects.equals(right.result(), changed.result())
                || !Objects.equals(right.assigned(), changed.assigned())
                || right.result() == null && !values(right).equals(values(changed));
    }

    /** What a call is given: its result is not there yet. */
    private static List<?> values(Step step) {
        return step.operands().stream().map(Operand::value).toList();
    }
}
