package flipscope.story;

import flipscope.trace.Call;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Splits an activation into executed statements. */
final class StatementRuns {
    private StatementRuns() {}

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
        int end = lastStep(trace, call);
        for (int from = own.size(); from > 0; ) {
            int to = from;
            int statement = own.get(to - 1).statement();
            while (from > 0 && own.get(from - 1).statement() == statement) {
                from--;
            }
            Step last = own.get(to - 1);
            pieces.add(new StatementRun(own.subList(from, to), result(trace, last), end));
            end = own.get(from).index() - 1;
        }
        Collections.reverse(pieces);
        return List.copyOf(pieces);
    }

    /**
     * The step with the statement's result; an assigned call has its result only when it returns.
     */
    private static Step result(Trace trace, Step last) {
        return trace.calls().stream()
                .filter(call -> call.enter() == last.index())
                .map(call -> trace.step(call.leave()))
                .filter(back -> trace.assigns(back, last.call()))
                .findFirst()
                .orElse(last);
    }

    private static List<Step> own(Trace trace, int call) {
        return trace.steps().subList(firstStep(trace, call), lastStep(trace, call) + 1).stream()
                .filter(step -> step.call() == call)
                .toList();
    }

    private static int firstStep(Trace trace, int call) {
        return call < 0 ? 0 : trace.calls().get(call).enter() + 1;
    }

    private static int lastStep(Trace trace, int call) {
        Call entered = call < 0 ? null : trace.calls().get(call);
        return entered == null ? trace.steps().size() - 1 : entered.leave();
    }
}
