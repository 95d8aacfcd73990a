package flipscope.story;

import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Runs;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The links to steps of the current stage. By operation there is one per step; in a long trace, one
 * per statement and one per operation of the current statement. By statement they are the stops; by
 * stage there are none.
 */
public final class StepLinks {
    /** Above this number of steps, only statements are links. */
    static final int MANY_STEPS = 200;

    private final Trace trace;
    private final int current;
    private final StepRange passage;
    private final List<StepLink> links = new ArrayList<>();

    /** The method and the round of the latest step, and whether a link to them is still to come. */
    private String method;

    private LoopRound round;
    private boolean starts;

    private StepLinks(Trace trace, int current, StepRange passage) {
        this.trace = trace;
        this.current = current;
        this.passage = passage;
    }

    /**
     * The links around a step.
     *
     * @param stops the stops at this level of detail
     * @param current the step shown
     * @param passage the steps that may be visited; beside them only the current one is a link
     */
    public static List<StepLink> around(
            Trace trace, Detail detail, Stops stops, int current, StepRange passage) {
        StepLinks ticks = new StepLinks(trace, current, passage);
        switch (detail) {
            case STAGE -> {}
            case STATEMENT -> ticks.addStops(stops);
            case OPERATION -> ticks.addSteps();
        }
        return ticks.links;
    }

    private void addStops(Stops stops) {
        Stop here = stops.stopOf(current);
        int stage = trace.step(here.step()).stage();
        boolean entry = stops.out().isEmpty();
        for (Stop stop : stops.list()) {
            Step shown = trace.step(stop.step());
            if (!entry || shown.stage() == stage) {
                add(shown, shown, label(shown), stop.equals(here));
            }
        }
    }

    private void addSteps() {
        Stage stage = trace.stages().get(trace.step(current).stage());
        Runs.of(
                        trace.steps(stage.first(), stage.last()),
                        (one, other) -> one.statement() == other.statement())
                .forEach(this::addStatement);
    }

    private void addStatement(List<Step> statement) {
        Step first = statement.get(0);
        Step last = Last.of(statement);
        boolean here = first.index() <= current && current <= last.index();
        if (!here && trace.steps().size() > MANY_STEPS) {
            add(first, last, label(last), false);
            return;
        }
        for (Step each : statement) {
            add(first, each, symbol(each), each.index() == current);
        }
    }

    private void add(Step first, Step step, String text, boolean here) {
        String inside = first.call() < 0 ? "" : simple(trace.call(first).method());
        LoopRound turn = TraceIndex.of(trace).round(first.index());
        starts |= !inside.equals(method) || !Objects.equals(turn, round);
        method = inside;
        round = turn;
        if (here || passage.has(step.index())) {
            links.add(new StepLink(step.index(), text, here, starts && !links.isEmpty()));
            starts = false;
        }
    }

    /** What a statement assigns, or its last operator. */
    private static String label(Step step) {
        String assigns = step.assigns();
        return assigns == null ? symbol(step) : assigns;
    }

    private static String symbol(Step step) {
        Operator operator = step.operator();
        if (operator.calls()) {
            return simple(step.called());
        }
        return operator == Operator.LOOKUP ? "[ ]" : operator.symbol();
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
