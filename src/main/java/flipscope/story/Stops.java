package flipscope.story;

import flipscope.trace.Call;
import flipscope.trace.Last;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The places where a reader pauses in a trace, at one level of detail. By stage and by statement,
 * anything that teaches nothing is folded away: loop counters, constant expressions, idle rounds.
 * By operation everything is shown.
 *
 * <p>By statement and by stage, a list holds the stops of one activation: a call is one stop, and
 * {@link #into} leads to the callee's own. By operation a single list runs through all calls.
 *
 * @param call the activation, an index into the trace's calls, or -1
 * @param list the stops in order; never empty
 * @param passage the steps that may be visited
 */
public record Stops(Trace trace, int call, List<Stop> list, StepRange passage) {
    public static Stops of(Trace trace, Detail detail) {
        return of(trace, detail, -1);
    }

    public static Stops of(Trace trace, Detail detail, int call) {
        return TraceIndex.of(trace).stops(detail, call);
    }

    /** Computes the stops; {@link #of} caches them. */
    static Stops find(Trace trace, Detail detail, int call) {
        List<Stop> list =
                switch (detail) {
                    case STAGE -> byStage(trace, call);
                    case STATEMENT -> new StatementStops().of(StatementRun.of(trace, call));
                    case OPERATION ->
                            IntStream.range(0, trace.steps().size())
                                    .mapToObj(step -> Stop.of(step, step, step))
                                    .toList();
                };
        int activation = detail == Detail.OPERATION ? -1 : call;
        return new Stops(trace, activation, list, StepRange.whole(trace));
    }

    /** The stops of the step's activation; by stage always those of the entry method. */
    public static Stops around(Trace trace, Detail detail, int step) {
        Step at = trace.step(step);
        // The step that returns a value to a variable of the caller ends the caller's statement.
        return of(trace, detail, detail == Detail.STATEMENT ? trace.activation(at) : -1);
    }

    private static List<Stop> byStage(Trace trace, int call) {
        Stops lines = of(trace, Detail.STATEMENT, call);
        return trace.stages(call).stream().map(lines::of).toList();
    }

    /**
     * The stop of a stage, from those of its activation by statement. It shows the step with the
     * stage's result; if idle rounds end the stage, the last step before them that made this value.
     */
    private Stop of(Stage stage) {
        Optional<IdleRounds> idle =
                list.stream()
                        .filter(line -> line.step() == stage.result())
                        .findFirst()
                        .flatMap(Stop::idle);
        return idle.flatMap(rounds -> maker(stage))
                .map(step -> new Stop(step, stage.first(), stage.last(), idle))
                .orElseGet(() -> Stop.of(stage));
    }

    private Optional<Integer> maker(Stage stage) {
        String variable = trace.step(stage.result()).assigns();
        return Last.of(
                list.stream()
                        .filter(line -> line.idle().isEmpty())
                        .map(Stop::step)
                        .filter(step -> stage.first() <= step && step < stage.result())
                        .filter(step -> variable != null)
                        .filter(step -> variable.equals(trace.step(step).assigns())));
    }

    /**
     * The stops within a range, with no way out of it. All stops if none overlaps, as inside a call
     * that the range steps over.
     */
    public Stops within(StepRange passage) {
        List<Stop> kept =
                list.stream().filter(each -> passage.meets(each.first(), each.last())).toList();
        return kept.isEmpty() ? this : new Stops(trace, call, kept, passage);
    }

    /** The index of the stop that covers a step, or of the nearest one. */
    public int indexOf(int step) {
        int found = 0;
        int beyond = list.size();
        while (beyond - found > 1) {
            int middle = (found + beyond) / 2;
            if (list.get(middle).first() <= step) {
                found = middle;
            } else {
                beyond = middle;
            }
        }
        return found;
    }

    /** The stop that covers a step, or the nearest one. */
    public Stop stopOf(int step) {
        return list.get(indexOf(step));
    }

    /**
     * The line of a step without neighbours folded into its stop; if the line teaches nothing, the
     * line that the stop shows.
     */
    public Stop line(int step) {
        int shown = stopOf(step).step();
        List<StatementRun> pieces = StatementRun.of(trace, call);
        return pieces.stream()
                .filter(each -> each.teaches() && each.covers(step))
                .findFirst()
                .or(() -> pieces.stream().filter(each -> each.covers(shown)).findFirst())
                .orElseThrow()
                .stop();
    }

    public Stop first() {
        return list.get(0);
    }

    public Stop last() {
        return Last.of(list);
    }

    /** The stop after the one that covers a step; from the end of a callee, back to its call. */
    public Optional<Integer> next(int step) {
        int index = indexOf(step) + 1;
        return index < list.size() ? Optional.of(list.get(index).step()) : out();
    }

    /** The stop before the one that covers a step. */
    public Optional<Integer> previous(int step) {
        int index = indexOf(step) - 1;
        return index >= 0 ? Optional.of(list.get(index).step()) : Optional.empty();
    }

    /** The first call made by the step's stop, if it can be stepped into. */
    public Optional<Call> into(int step) {
        Stop stop = stopOf(step);
        return trace.calls().stream()
                .filter(each -> each.parent() == call && stop.covers(each.enter()))
                .filter(each -> passage.has(each.enter()))
                .findFirst();
    }

    /** The caller's stop for this activation; empty for the entry method. */
    public Optional<Integer> out() {
        if (call < 0) {
            return Optional.empty();
        }
        Call entered = trace.calls().get(call);
        Stops caller = of(trace, Detail.STATEMENT, entered.parent());
        return Optional.of(caller.stopOf(entered.enter()).step()).filter(passage::has);
    }

    /** The step after the whole call: steps over it, where {@link #next} would step into it. */
    public Optional<Integer> over(int step) {
        return trace.entered(step).map(Call::leave).filter(passage::has).or(() -> next(step));
    }
}
