package flipscope.story;

import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Runs;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One execution of a statement in one activation.
 *
 * @param steps its steps, without those of methods it calls; never empty
 * @param result the step that shows its result: its last, or the return of an assigned call
 * @param last its last step, including those inside calls
 */
record StatementRun(List<Step> steps, Step result, int last) {
    int first() {
        return steps.get(0).index();
    }

    /** Whether a step is its own or belongs to a method that it calls. */
    boolean covers(int step) {
        return first() <= step && step <= last;
    }

    /** Its own last step. */
    private Step end() {
        return Last.of(steps);
    }

    /** Its loop round, or null. */
    Integer round() {
        return end().iteration();
    }

    /** Its loop nesting depth within the method. */
    int loops() {
        return end().loops();
    }

    int stage() {
        return end().call() < 0 ? end().stage() : end().callStage();
    }

    /** Whether it is worth showing: what makes no value, loop counters and constants are not. */
    boolean teaches() {
        return result.result() != null && (leaves() || steps.stream().anyMatch(Step::isTraced));
    }

    /** Whether it computes something from the inputs rather than just returning it. */
    boolean works() {
        return steps.stream().anyMatch(Step::isTraced) && !(leaves() && steps.size() == 1);
    }

    /** The stop that it makes alone. */
    Stop stop() {
        return Stop.of(result.index(), first(), last);
    }

    /** The author's comment. */
    String comment() {
        return end().site().caption();
    }

    Span statement() {
        return end().site().statementSpan();
    }

    /** Whether it returns from the method. */
    boolean leaves() {
        return end().operator() == Operator.RETURN;
    }

    /**
     * The statements in execution order; together they cover every step of the activation.
     *
     * @param call the activation, an index into the trace's calls, or -1 for the entry method
     */
    static List<StatementRun> of(Trace trace, int call) {
        return TraceIndex.of(trace).statements(call);
    }

    /** Splits the activation; {@link #of} caches the statements. */
    static List<StatementRun> find(Trace trace, int call) {
        List<Step> own = own(trace, call);
        List<StatementRun> pieces = new ArrayList<>();
        List<List<Step>> runs = Runs.of(own, (one, other) -> one.statement() == other.statement());
        Collections.reverse(runs);
        int end = lastStep(trace, call);
        for (List<Step> steps : runs) {
            pieces.add(new StatementRun(steps, result(trace, Last.of(steps)), end));
            end = steps.get(0).index() - 1;
        }
        Collections.reverse(pieces);
        return List.copyOf(pieces);
    }

    /**
     * The step with the statement's result; an assigned call has its result only when it returns.
     */
    private static Step result(Trace trace, Step last) {
        return trace.entered(last.index())
                .map(call -> trace.step(call.leave()))
                .filter(back -> trace.assigns(back, last.call()))
                .orElse(last);
    }

    private static List<Step> own(Trace trace, int call) {
        int first = call < 0 ? 0 : trace.calls().get(call).enter() + 1;
        return trace.steps(first, lastStep(trace, call)).stream()
                .filter(step -> step.call() == call)
                .toList();
    }

    private static int lastStep(Trace trace, int call) {
        return call < 0 ? trace.steps().size() - 1 : trace.calls().get(call).leave();
    }
}
