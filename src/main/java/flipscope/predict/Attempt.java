package flipscope.predict;

import flipscope.story.Direction;
import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Operators;
import flipscope.trace.Recomputation;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A mistake that is to be tried.
 *
 * @param mistake what is thought
 * @param at the step that is done wrong, the last one of those
 * @param way where a shift is thought to go, if that is the mistake
 * @param slip how the steps go then
 */
record Attempt(Mistake mistake, Step at, Optional<Direction> way, Recomputation.Slip slip) {

    /** A mistake wherever the operator of a step is executed. */
    @SuppressWarnings("ReferenceEquality") // All steps of an operator share its site.
    static Attempt everywhere(
            Mistake mistake, Step at, BiFunction<Step, List<Value>, Word> result) {
        OperatorSite site = at.site();
        return new Attempt(
                mistake,
                at,
                Optional.empty(),
                (step, operands, made) ->
                        step.site() == site ? result.apply(step, operands) : null);
    }

    /** One of the operands stands for the result. */
    static Attempt keeping(Mistake mistake, Step at, int operand) {
        return everywhere(mistake, at, (step, operands) -> word(operands, operand));
    }

    /** Another operator works on the same two operands. */
    static Attempt with(Mistake mistake, Step at, Operator operator) {
        return everywhere(
                mistake,
                at,
                (step, operands) ->
                        Operators.binary(operator, word(operands, 0), word(operands, 1)));
    }

    /** The same, thinking of a way to go. */
    Attempt going(Direction thought) {
        return new Attempt(mistake, at, Optional.of(thought), slip);
    }

    static Word word(List<Value> operands, int index) {
        return (Word) operands.get(index);
    }
}
