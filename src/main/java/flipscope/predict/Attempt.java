package flipscope.predict;

import flipscope.rules.Direction;
import flipscope.trace.OperatorSite;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.origin.WhatIfReplay;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A mistake to be tried.
 *
 * @param mistake the assumed mistake
 * @param at the step done wrong; the last one if there are several
 * @param direction the assumed direction of a shift, if that is the mistake
 * @param slip what the steps compute instead
 */
record Attempt(Mistake mistake, Step at, Optional<Direction> direction, WhatIfReplay.Slip slip) {

    /** A mistake at every execution of a step's operator. */
    @SuppressWarnings("ReferenceEquality") // All executions of an operator share its site.
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

    /** The same attempt with an assumed direction. */
    Attempt going(Direction assumed) {
        return new Attempt(mistake, at, Optional.of(assumed), slip);
    }

    Misconception leadingTo(Word value) {
        return new Misconception(mistake, at, direction, value);
    }
}
