package flipscope.predict;

import flipscope.story.Direction;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.Optional;

/**
 * A mistake, and what it leads to.
 *
 * @param mistake what is thought
 * @param at the step that is done wrong, the last one of those
 * @param way where a shift was thought to go, if that is the mistake
 * @param value what the question would come to
 */
public record Misconception(Mistake mistake, Step at, Optional<Direction> way, Word value) {}
