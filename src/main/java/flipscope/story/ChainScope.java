package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The steps that a chain may show: those of one activation, from a first step on.
 *
 * @param call the activation, an index into the trace's calls, or -1
 * @param stage whether they are those of a stage, not of a single statement
 */
record ChainScope(Trace trace, int first, int call, boolean stage) {

    static ChainScope of(Trace trace, Stop stop, Step end, Detail detail) {
        boolean stage = detail == Detail.STAGE;
        int first = stage ? stop.first() : StepRange.ofStatement(trace, end.index()).first();
        return new ChainScope(trace, first, trace.activation(end), stage);
    }

    /** The stage of an activation that holds a step. */
    static ChainScope around(Trace trace, Step step) {
        return new ChainScope(trace, trace.ownStage(step).first(), step.call(), true);
    }

    /** The step in scope that made an operand, or null. */
    Step maker(Operand operand) {
        if (operand.origin() < first || !operand.traced()) {
            return null;
        }
        Step made = trace.step(operand.origin());
        return made.call() == call || isReturn(made) ? made : null;
    }

    /** Whether a step returns from a call that this activation made. */
    boolean isReturn(Step step) {
        return step.operator() == Operator.RETURN
                && step.call() >= 0
                && step.call() != call
                && trace.call(step).parent() == call;
    }

    /**
     * Whether a step changes a variable that a loop or an earlier line in scope has changed too.
     */
    boolean isGrowth(Step step) {
        return stage
                && earlier(step).anyMatch(each -> ChainOperation.adds(step) || each.repeats(step));
    }

    /** The steps in scope that changed the variable of a step before, latest first. */
    Stream<Step> earlier(Step step) {
        return Stream.iterate(before(step), Objects::nonNull, this::before);
    }

    private Step before(Step step) {
        return ChainOperation.itself(step).map(this::maker).orElse(null);
    }
}
