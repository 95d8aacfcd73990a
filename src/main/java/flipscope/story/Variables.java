package flipscope.story;

import flipscope.trace.Call;
import flipscope.trace.Input;
import flipscope.trace.Method;
import flipscope.trace.Operand;
import flipscope.trace.Parameter;
import flipscope.trace.Program;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the locals of a method hold. */
public final class Variables {
    private Variables() {}

    /**
     * All locals of the method activation that a step belongs to, in order of first appearance, as
     * they are once the step is done. Those that have no value yet keep their place.
     */
    public static List<Variable> at(Program program, Trace trace, Step step) {
        Method method =
                step.call() < 0
                        ? trace.method()
                        : program.method(trace.calls().get(step.call()).method()).orElseThrow();
        Map<String, Value> values = new HashMap<>(parameters(trace, method, step.call()));
        Optional<Value> before = Optional.empty();
        for (Step each : trace.steps().subList(0, step.index() + 1)) {
            if (each.call() == step.call() && each.assigned() != null) {
                before = Optional.ofNullable(values.put(each.site().assigns(), each.assigned()));
            }
        }
        return variables(method, values, step, before);
    }

    private static List<Variable> variables(
            Method method, Map<String, Value> values, Step step, Optional<Value> before) {
        return method.locals().stream()
                .map(
                        local -> {
                            Optional<Value> value = Optional.ofNullable(values.get(local.name()));
                            boolean assigned =
                                    step.assigned() != null
                                            && local.name().equals(step.site().assigns());
                            boolean changed = assigned && !value.equals(before);
                            return new Variable(
                                    local.name(), local.type(), local.view(), value, changed);
                        })
                .toList();
    }

    private static Map<String, Value> parameters(Trace trace, Method method, int call) {
        Map<String, Value> values = new HashMap<>();
        if (call < 0) {
            for (Input input : trace.inputs()) {
                values.put(input.name(), input.value());
            }
            return values;
        }
        Call entered = trace.calls().get(call);
        List<Operand> arguments = trace.steps().get(entered.enter()).operands();
        for (int index = 0; index < arguments.size(); index++) {
            Parameter parameter = method.parameters().get(index);
            values.put(parameter.name(), arguments.get(index).value());
        }
        return values;
    }
}
