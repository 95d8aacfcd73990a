package flipscope.story;

import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import java.util.Optional;

/**
 * A local of a method, at one step.
 *
 * @param name its name
 * @param type its type
 * @param view how it is drawn
 * @param value what it holds once the step is done; empty before it is first assigned
 * @param changed whether this step changed it
 * @param previous the step before this one that changed it last
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
