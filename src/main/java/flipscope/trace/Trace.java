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

    public Step step(int index) {
        return steps.get(index);
    }

    /** The call that a step enters; empty if it enters none. */
    public Optional<Call> entered(int step) {
        return calls.stream().filter(each -> each.enter() == step).findFirst();
    }

    /** The step that made an operand; empty for an input, a literal or a constant. */
    public Optional<Step> maker(Operand operand) {
        return operand.origin() < 0 ? Optional.empty() : Optional.of(step(operand.origin()));
    }

    /** The steps from the first to the last, inclusive. */
    public List<Step> steps(int first, int last) {
        return steps.subList(first, last + 1);
    }

    /** The call of a step that is not in the entry method. */
    public Call call(Step step) {
        return calls.get(step.call());
    }

    /** The stages of an activation. */
    public List<Stage> stages(int activation) {
        return activation < 0 ? stages : calls.get(activation).stages();
    }

    /** The stage of a step in its own activation. */
    public Stage ownStage(Step step) {
        return stages(step.call()).get(step.call() < 0 ? step.stage() : step.callStage());
    }

    /** The source of a step; of one that returns a value to a variable, that of the call. */
    public String source(Step step) {
        boolean back = step.operator() == Operator.RETURN && step.assigns() != null;
        return back ? entry(step).text() : step.text();
    }

    /** The step that entered the method which {@code back} returns from. */
    public Step entry(Step back) {
        return step(call(back).enter());
    }

    /**
     * The activation that a step's outcome belongs to: -1 for the entry method, else an index into
     * the calls. The step that returns from a method may assign to a variable of its caller.
     */
    public int activation(Step step) {
        boolean comesBack = step.operator() == Operator.RETURN && step.assigned() != null;
        return comesBack ? call(step).parent() : step.call();
    }

    /** The name of the method that an activation runs: -1 for the entry method. */
    public String methodOf(int activation) {
        return activation < 0 ? method.name() : calls.get(activation).method();
    }

    /** Whether a step assigns to a variable of this activation. */
    public boolean assigns(Step step, int activation) {
        return step.assigned() != null && activation(step) == activation;
    }

    /** Something computed from this trace, once. */
    public <T> T derived(Class<T> type, Function<Trace, T> computed) {
        return type.cast(
                Derivations.remembered(derivations.known, type, absent -> computed.apply(this)));
    }
}
