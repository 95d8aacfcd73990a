package flipscope.trace;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A recorded run. Immutable.
 *
 * @param method the entry method
 * @param stages the executed paragraphs of the entry method, which together cover every step
 * @param calls the calls that were entered, in calling order
 * @param steps every executed operator, in order
 * @param derivations what was computed from it, kept as long as it is
 */
public record Trace(
        Method method,
        List<Input> inputs,
        List<Stage> stages,
        List<Call> calls,
        List<Step> steps,
        Counts counts,
        Value result,
        Derivations derivations) {

    public Trace(
            Method method,
            List<Input> inputs,
            List<Stage> stages,
            List<Call> calls,
            List<Step> steps,
            Counts counts,
            Value result) {
        this(method, inputs, stages, calls, steps, counts, result, new Derivations());
    }

    public Step step(int index) {
        return steps.get(index);
    }

    /** The step that made an operand; empty for an input, a literal or a constant. */
    public Optional<Step> maker(Operand operand) {
        return operand.origin() < 0 ? Optional.empty() : Optional.of(step(operand.origin()));
    }

    /** The step that entered the method which {@code back} returns from. */
    public Step entry(Step back) {
        return step(calls.get(back.call()).enter());
    }

    /**
     * The activation that a step's outcome belongs to: -1 for the entry method, else an index into
     * the calls. The step that returns from a method may assign to a variable of its caller.
     */
    public int activation(Step step) {
        boolean comesBack = step.operator() == Operator.RETURN && step.assigned() != null;
        return comesBack ? calls.get(step.call()).parent() : step.call();
    }

    /** Whether a step assigns to a variable of this activation. */
    public boolean assigns(Step step, int activation) {
        return step.assigned() != null && activation(step) == activation;
    }

    /** Something computed from this trace, once. */
    public <T> T derived(Class<T> type, Function<Trace, T> computed) {
        return derivations.get(type, () -> computed.apply(this));
    }
}
