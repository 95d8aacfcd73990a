package flipscope.predict;

import flipscope.rules.Direction;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.Optional;

/**
 * A mistake and the value it leads to.
 *
 * @param mistake the assumed mistake
 * @param at the step done wrong; the last one if there are several
 * @param direction the assumed direction of a shift, if that is the mistake
 * @param value the resulting value
 */
public record Misconception(Mistake mistake, Step at, Optional<Direction> direction, Word value) {}
