package flipscope.predict;

import flipscope.rules.Direction;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.trace.origin.WhatIfReplay;
import java.util.Optional;

/**
 * A mistake and what it leads to.
 *
 * @param mistake the assumed mistake
 * @param at the step done wrong; the last one if there are several
 * @param direction the assumed direction of a shift, if that is the mistake
 * @param replay the steps with it
 */
public record Misconception(
        Mistake mistake, Step at, Optional<Direction> direction, WhatIfReplay replay) {
    /** The resulting value. */
    public Word value() {
        return replay.result();
    }
}
