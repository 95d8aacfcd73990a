package flipscope.story;

import flipscope.trace.Call;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Input;
import flipscope.trace.Last;
import flipscope.trace.Operand;
import flipscope.trace.Parameter;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A local variable of a method at one step.
 *
 * @param value what it holds after the step; empty before its first assignment
 * @param changed whether this step changed it
 * @param previous the last earlier step that changed it
 * @param next the next step that changes it
 */
public record LocalVariable(
        String name,
        DisplayFormat view,
        Optional<Value> value,
        boolean changed,
        Optional<Integer> previous,
        Optional<Integer> next) {

    /**
     * All local variables of the step's activation, in order of first appearance, after the step.
     * Unassigned ones keep their place. A step that returns a value to a variable of the caller
     * belongs to the caller.
     */
    public static List<LocalVariable> at(Trace trace, Step step) {
        return all(trace, trace.activation(step), step.index());
    }

    /**
     * All local variables of an activation before a step; {@code previous} and {@code next} are not
     * filled in.
     *
     * @param activation an index into the trace's calls, or -1 for the entry method
     */
    public static List<LocalVariable> before(Trace trace, int activation, int step) {
        return all(trace, activation, step - 1).stream().map(LocalVariable::alone).toList();
    }

    /** How many variables the method of a step has. */
    public static int count(Trace trace, Step step) {
        return locals(trace, trace.activation(step)).size();
    }

    /** Those of the entry method when the run is over. */
    public static List<LocalVariable> atEnd(Trace trace) {
        return all(trace, -1, trace.steps().size() - 1);
    }

    /**
     * Those that were set last, in the order in which they stand: somebody’s own code may have
     * hundreds.
     *
     * @param most how many
     */
    public static List<LocalVariable> latest(List<LocalVariable> all, int most) {
        List<LocalVariable> latest =
                all.stream()
                        .sorted(Comparator.comparingInt(LocalVariable::set).reversed())
                        .limit(most)
                        .toList();
        return all.stream().filter(latest::contains).toList();
    }

    /** The step that set it; -1 where none has. */
    private int set() {
        return changed ? Integer.MAX_VALUE : previous.orElse(-1);
    }

    private LocalVariable alone() {
        return new LocalVariable(name, view, value, false, Optional.empty(), Optional.empty());
    }

    private static List<LocalVariable> all(Trace trace, int activation, int step) {
        List<Parameter> locals = locals(trace, activation);
        Map<String, Value> values = parameters(trace, locals, activation);
        Map<String, Value> running = new HashMap<>(values);
        Map<String, List<Integer>> changes = new HashMap<>();
        locals.forEach(local -> changes.put(local.name(), new ArrayList<>()));
        for (Step each : trace.steps()) {
            if (trace.assigns(each, activation)) {
                String name = each.assigns();
                if (!each.assigned().equals(running.put(name, each.assigned()))) {
                    changes.get(name).add(each.index());
                }
                if (each.index() <= step) {
                    values.put(name, each.assigned());
                }
            }
        }
        return locals.stream()
                .map(
                        local ->
                                variable(
                                        local,
                                        values.get(local.name()),
                                        changes.get(local.name()),
                                        step))
                .toList();
    }

    private static LocalVariable variable(
            Parameter local, Value value, List<Integer> changes, int step) {
        return new LocalVariable(
                local.name(),
                local.view(),
                Optional.ofNullable(value),
                changes.contains(step),
                Last.of(changes.stream().filter(each -> each < step)),
                changes.stream().filter(each -> each > step).findFirst());
    }

    private static List<Parameter> locals(Trace trace, int activation) {
        return activation < 0 ? trace.method().locals() : trace.calls().get(activation).locals();
    }

    private static Map<String, Value> parameters(
            Trace trace, List<Parameter> locals, int activation) {
        Map<String, Value> values = new HashMap<>();
        if (activation < 0) {
            for (Input input : trace.inputs()) {
                values.put(input.name(), input.value());
            }
            return values;
        }
        Call entered = trace.calls().get(activation);
        List<Operand> arguments = trace.step(entered.enter()).operands();
        for (int index = 0; index < arguments.size(); index++) {
            Parameter parameter = locals.get(index);
            Value argument = arguments.get(index).value();
            // An int may become a long.
            values.put(
                    parameter.name(),
                    argument instanceof Word word ? word.as(parameter.type()) : argument);
        }
        return values;
    }
}
