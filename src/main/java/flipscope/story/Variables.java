package flipscope.story;

import flipscope.trace.Call;
import flipscope.trace.Input;
import flipscope.trace.Method;
import flipscope.trace.Operand;
import flipscope.trace.Parameter;
import flipscope.trace.Program;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the locals of a method hold. */
public final class Variables {
    private Variables() {}

    /**
     * All locals of the method activation that a step belongs to, in order of first appearance, as
     * they are once the step is done. Those that have no value yet keep their place. A step that
     * brings a value back to a variable of the caller belongs to the caller.
     */
    public static List<Variable> at(Program program, Trace trace, Step step) {
        int assigned = Assignments.activation(trace, step);
        int activation = assigned == Assignments.NONE ? step.call() : assigned;
        Method method = method(program, trace, activation);
        Map<String, Value> values = parameters(trace, method, activation);
        Value before = null;
        for (Step each : trace.steps().subList(0, step.index() + 1)) {
            if (Assignments.activation(trace, each) == activation) {
                before = values.put(each.site().assigns(), each.assigned());
            }
        }
        boolean changes = assigned != Assignments.NONE && !step.assigned().equals(before);
        return variables(method, values, changes ? step.site().assigns() : "");
    }

    private static List<Variable> variables(
            Method method, Map<String, Value> values, String changed) {
        return method.locals().stream().map(local -> variable(local, values, changed)).toList();
    }

    private static Variable variable(Parameter local, Map<String, Value> values, String changed) {
        return new Variable(
                local.name(),
                local.type(),
                local.view(),
                Optional.ofNullable(values.get(local.name())),
                local.name().equals(changed));
    }

    private static Method method(Program program, Trace trace, int activation) {
        return activation < 0
                ? trace.method()
                : program.method(trace.calls().get(activation).method()).orElseThrow();
    }

    private static Map<String, Value> parameters(Trace trace, Method method, int activation) {
        Map<String, Value> values = new HashMap<>();
        if (activation < 0) {
            for (Input input : trace.inputs()) {
                values.put(input.name(), input.value());
            }
            return values;
        }
        Call entered = trace.calls().get(activation);
        List<Operand> arguments = trace.steps().get(entered.enter()).operands();
        for (int index = 0; index < arguments.size(); index++) {
            Parameter parameter = method.parameters().get(index);
            values.put(parameter.name(), as(parameter.type(), arguments.get(index).value()));
        }
        return values;
    }

    /** An argument as its parameter takes it: an {@code int} may become a {@code long}. */
    private static Value as(Type type, Value value) {
        return value instanceof Word word ? new Word(type, word.bits()) : value;
    }
}
