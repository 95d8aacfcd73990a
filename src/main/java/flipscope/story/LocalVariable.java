package flipscope.story;

import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
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
        Type type,
        ViewKind view,
        Optional<Value> value,
        boolean changed,
        Optional<Integer> previous,
        Optional<Integer> next) {}
