package flipscope.story;

import flipscope.story.Tick.Group;
import flipscope.trace.Operator;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The places to go to in the current stage, grouped by call and by round. By operation each step is
 * one; in a long trace only statements are, and the operations of the current one. By statement
 * they are the stops; by stage there are none.
 */
public final class Ticks {
    /** Above so many steps only statements are links. */
    static final int MANY_STEPS = 200;

    private final Trace trace;
    private final int current;
    private final List<Group> groups = new ArrayList<>();

    private Ticks(Trace trace, int current) {
        this.trace = trace;
        this.current = current;
    }

    /**
     * The ticks round a step.
     *
     * @param stops where the reader pauses, at the level of detail that is asked for
     * @param current the step that is shown
     */
    public static List<Group> around(Trace trace, Detail detail, Stops stops, int current) {
        Ticks ticks = new Ticks(trace, current);
        switch (detail) {
            case STAGE -> {}
            case STATEMENT -> ticks.addStops(stops);
            case OPERATION -> ticks.addSteps();
        }
        return List.copyOf(ticks.groups);
    }

    private void addStops(Stops stops) {
        Stop here = stops.stopOf(current);
        int stage = step(here.step()).stage();
        boolean entry = stops.out().isEmpty();
        for (Stop stop : stops.list()) {
            if (!entry || step(stop.step()).stage() == stage) {
                Step shown = step(stop.step());
                add(shown, new Tick(stop.step(), label(shown), true, stop.equals(here)));
            }
        }
    }

    private void addSteps() {
        Stage stage = trace.stages().get(step(current).stage());
        for (int from = stage.first(); from <= stage.last(); ) {
            int to = from + 1;
            while (to <= stage.last() && sameStatement(step(from), step(to))) {
                to++;
            }
            addStatement(from, to);
            from = to;
        }
    }

    private void addStatement(int from, int to) {
        boolean open = trace.steps().size() <= MANY_STEPS || from <= current && current < to;
        if (!open) {
            add(step(from), new Tick(to - 1, label(step(to - 1)), true, false));
            return;
        }
        for (int index = from; index < to; index++) {
            add(step(from), new Tick(index, symbol(step(index)), index == from, index == current));
        }
    }

    private static boolean sameStatement(Step one, Step other) {
        return one.call() == other.call() && one.statement() == other.statement();
    }

    private void add(Step first, Tick tick) {
        String method = first.call() < 0 ? "" : simple(trace.calls().get(first.call()).method());
        LoopRound round = TraceIndex.of(trace).round(first.index());
        Group last = groups.isEmpty() ? null : groups.get(groups.size() - 1);
        if (last == null || !last.method().equals(method) || !Objects.equals(last.round(), round)) {
            last = new Group(method, round, new ArrayList<>());
            groups.add(last);
        }
        last.ticks().add(tick);
    }

    /** What a statement assigns, or else its last operator. */
    private static String label(Step step) {
        String assigns = step.site().assigns();
        return assigns == null ? symbol(step) : assigns;
    }

    private static String symbol(Step step) {
        Operator operator = step.operator();
        if (operator.calls()) {
            return simple(step.text().substring(0, step.text().indexOf('(')));
        }
        if (operator == Operator.LOOKUP) {
            return "[ ]";
        }
        return operator == Operator.NEGATE ? "−" : operator.text();
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private Step step(int index) {
        return trace.steps().get(index);
    }
}
