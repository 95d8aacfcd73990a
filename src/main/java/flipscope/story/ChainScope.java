package flipscope.story;

import flipscope.trace.Call;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;

/**
 * The steps that a chain may show: those of one activation, from a first step on; by statement only
 * those of the statement.
 *
 * @param call the activation, an index into the trace's calls, or -1
 * @param statement the statement, or -1 for all
 */
record ChainScope(Trace trace, int first, int call, int statement) {

    static ChainScope of(Trace trace, Stop stop, Step end, Detail detail) {
        int activation = trace.activation(end);
        int first = stop.first();
        return new ChainScope(
                trace,
                first,
                activation,
                detail == Detail.STAGE ? -1 : statement(trace, end, activation));
    }

    /** The stage of an activation that holds a step. */
    static ChainScope around(Trace trace, Step step) {
        int first =
                step.call() < 0
                        ? trace.stages().get(step.stage()).first()
                        : trace.calls().get(step.call()).stages().get(step.callStage()).first();
        return new ChainScope(trace, first, step.call(), -1);
    }

    private static int statement(Trace trace, Step step, int activation) {
        Step own = step;
        while (own.call() != activation) {
            own = trace.step(trace.calls().get(own.call()).enter());
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
        if (step.operator() != Operator.RETURN || step.call() < 0 || step.call() == call) {
            return false;
        }
        Call left = trace.calls().get(step.call());
        return left.parent() == call;
    }

    boolean isStage() {
        return statement < 0;
    }
}
