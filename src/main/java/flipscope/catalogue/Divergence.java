package flipscope.catalogue;

import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/** Finds where the trace of changed code departs from the original. */
public final class Divergence {
    private Divergence() {}

    /**
     * The first step of the changed trace with another result or place than the same step of the
     * original; empty if there is none.
     *
     * @param changed the trace of the changed code on the same inputs
     */
    public static OptionalInt first(Trace original, Trace changed) {
        int both = Math.min(original.steps().size(), changed.steps().size());
        for (int i = 0; i < both; i++) {
            if (differ(original.step(i), changed.step(i))) {
                return OptionalInt.of(i);
            }
        }
        boolean same = original.steps().size() == changed.steps().size();
        return same ? OptionalInt.empty() : OptionalInt.of(changed.steps().size() - 1);
    }

    private static boolean differ(Step original, Step changed) {
        return !original.site().method().equals(changed.site().method())
                || original.site().statementSpan().line() != changed.site().statementSpan().line()
                || !Objects.equals(original.result(), changed.result())
                || !Objects.equals(original.assigned(), changed.assigned())
                || original.result() == null && !values(original).equals(values(changed));
    }

    /** The arguments of a call, which has no result yet. */
    private static List<?> values(Step step) {
        return step.operands().stream().map(Operand::value).toList();
    }
}
