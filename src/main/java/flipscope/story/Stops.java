package flipscope.story;

import flipscope.trace.Call;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a reader pauses in a trace, at one level of detail. By stage and by statement what teaches
 * nothing is folded away: loop counters, expressions of constants, rounds that change nothing. By
 * operation everything is shown.
 *
 * <p>By statement, and by stage, a list holds the stops of one activation of a method: a call is
 * one stop of it, and {@link #into} leads to the callee's own. By operation one list goes through
 * all calls.
 */
public final class Stops {
    private final Trace trace;
    private final int call;
    private final List<Stop> stops;
    private final StepRange passage;

    private Stops(Trace trace, int call, List<Stop> stops) {
        this(trace, call, stops, StepRange.whole(trace));
    }

    private Stops(Trace trace, int call, List<Stop> stops, StepRange passage) {
        this.trace = trace;
        this.call = call;
        this.stops = List.copyOf(stops);
        this.passage = passage;
    }

    /** The stops of the entry method. */
    public static Stops of(Trace trace, Detail detail) {
        return of(trace, detail, -1);
    }

    /**
     * The stops of one activation.
     *
     * @param call an index into the trace's calls, or -1 for the entry method
     */
    public static Stops of(Trace trace, Detail detail, int call) {
        return TraceIndex.of(trace).stops(detail, call);
    }

    /** Looks for them; {@link #of} remembers what it finds. */
    static Stops find(Trace trace, Detail detail, int call) {
        return switch (detail) {
            case STAGE -> new Stops(trace, call, byStage(trace, call));
            case STATEMENT ->
                    new Stops(trace, call, new StatementStops().of(StatementRuns.of(trace, call)));
            case OPERATION -> new Stops(trace, -1, byOperation(trace));
        };
    }

    /**
     * The stops of the activation that a step belongs to; by stage always those of the entry
     * method.
     */
    public static Stops around(Trace trace, Detail detail, int step) {
        Step at = trace.steps().get(step);
        // The step that brings a value back to a variable of the caller ends the caller's
        // statement.
        int assigned = AssignmentOwners.activation(trace, at);
        int activation = assigned == AssignmentOwners.NONE ? at.call() : assigned;
        return of(trace, detail, detail == Detail.STATEMENT ? activation : -1);
    }

    private static List<Stop> byStage(Trace trace, int call) {
        List<Stage> stages = call < 0 ? trace.stages() : trace.calls().get(call).stages();
        return stages.stream()
                .map(each -> Stop.of(each.result(), each.first(), each.last()))
                .toList();
    }

    private static List<Stop> byOperation(Trace trace) {
        List<Stop> all = new ArrayList<>();
        for (Step step : trace.steps()) {
            all.add(Stop.of(step.index(), step.index(), step.index()));
        }
        return all;
    }

    /**
     * Those that a passage meets, and no way out of it. Where it meets none, as in a call that it
     * steps over, all of them.
     */
    public Stops within(StepRange passage) {
        if (passage.equals(StepRange.whole(trace))) {
            return this;
        }
        List<Stop> kept =
                stops.stream().filter(each -> passage.meets(each.first(), each.last())).toList();
        return kept.isEmpty() ? this : new Stops(trace, call, kept, passage);
    }

    /** All of them, in order; never empty. */
    public List<Stop> list() {
        return stops;
    }

    /** The place in the list of the stop that stands for a step, or the one nearest to it. */
    public int indexOf(int step) {
        int found = 0;
        int beyond = stops.size();
        while (beyond - found > 1) {
            int middle = (found + beyond) / 2;
            if (stops.get(middle).first() <= step) {
                found = middle;
            } else {
                beyond = middle;
            }
        }
        return found;
    }

    /** The stop that stands for a step, or the one nearest to it. */
    public Stop stopOf(int step) {
        return stops.get(indexOf(step));
    }

    /**
     * The line that a step belongs to by itself, without what is folded into its stop; where the
     * line teaches nothing, the one that its stop shows.
     */
    public Stop line(int step) {
        int shown = stopOf(step).step();
        List<StatementRun> pieces = StatementRuns.of(trace, call);
        StatementRun line =
                pieces.stream()
                        .filter(each -> each.teaches() && each.covers(step))
                        .findFirst()
                        .or(() -> pieces.stream().filter(each -> each.covers(shown)).findFirst())
                        .orElseThrow();
        return Stop.of(line.result().index(), line.first(), line.last());
    }

    /** The first stop. */
    public Stop first() {
        return stops.get(0);
    }

    /** The last stop. */
    public Stop last() {
        return stops.get(stops.size() - 1);
    }

    /**
     * The stop after the one that stands for a step; out of a callee's end it leads back to its
     * call.
     */
    public Optional<Integer> next(int step) {
        int index = indexOf(step) + 1;
        return index < stops.size() ? Optional.of(stops.get(index).step()) : out();
    }

    /** The stop before the one that stands for a step. */
    public Optional<Integer> previous(int step) {
        int index = indexOf(step) - 1;
        return index >= 0 ? Optional.of(stops.get(index).step()) : Optional.empty();
    }

    /** The first call that the stop of a step makes, to be followed inside. */
    public Optional<Call> into(int step) {
        Stop stop = stopOf(step);
        return trace.calls().stream()
                .filter(each -> each.parent() == call && stop.covers(each.enter()))
                .filter(each -> passage.has(each.enter()))
                .findFirst();
    }

    /** The stop of the caller that stands for this activation, if it is not the entry method's. */
    public Optional<Integer> out() {
        if (call < 0) {
            return Optional.empty();
        }
        Call entered = trace.calls().get(call);
        Stops caller = of(trace, Detail.STATEMENT, entered.parent());
        return Optional.of(caller.stopOf(entered.enter()).step()).filter(passage::has);
    }

    /** The step that follows a whole call: over it, where {@link #next} would go into it. */
    public Optional<Integer> over(int step) {
        return trace.calls().stream()
                .filter(each -> each.enter() == step)
                .map(Call::leave)
                .filter(passage::has)
                .findFirst()
                .or(() -> next(step));
    }
}
