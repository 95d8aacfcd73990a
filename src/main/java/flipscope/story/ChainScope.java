package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The steps that a chain may show: those of one activation, from a first step on; by statement only
 * those of the statement.
 *
 * @param call the activation, an index into the trace's calls, or -1
 * @param statement the statement, or -1 for all
 */
record ChainScope(Trace trace, int first, int call, int statement) {

    static ChainScope of(Trace trace, Stop stop, Step end, Detail detail) {
        int call = trace.activation(end);
        int statement = detail == Detail.STAGE ? -1 : statement(trace, end, call);
        return new ChainScope(trace, stop.first(), call, statement);
    }

    /** The stage of an activation that holds a step. */
    static ChainScope around(Trace trace, Step step) {
        return new ChainScope(trace, trace.ownStage(step).first(), step.call(), -1);
    }

    private static int statement(Trace trace, Step step, int activation) {
        Step own = step;
        while (own.call() != activation) {
            own = trace.entry(own);
        }
        return own.statement();
    }

    /** The step in scope that made an operand, or null. */
    Step maker(Operand operand) {
        if (operand.origin() < first || !operand.traced()) {
            return null;
        }
        Step made = trace.step(operand.origin());
        return has(made) ? made : null;
    }

    private boolean has(Step step) {
        if (step.call() != call && !isReturn(step)) {
            return false;
        }
        return statement < 0 || statement(trace, step, call) == statement;
    }

    /** Whether a step returns from a call that this activation made. */
    boolean isReturn(Step step) {
        return step.operator() == Operator.RETURN
                && step.call() >= 0
                && step.call() != call
                && trace.call(step).parent() == call;
    }

    boolean isStage() {
        return statement < 0;
    }

    /**
     * Whether a step changes a variable that a loop or an earlier line in scope has changed too.
     */
    boolean isGrowth(Step step) {
        return isStage()
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
