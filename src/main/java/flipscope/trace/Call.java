package flipscope.trace;

import java.util.List;

/**
 * A call of another traceable method that the trace went into.
 *
 * @param index its place in {@link Trace#calls()}, in the order of entering
 * @param parent the call that made it, or -1 for the entry method
 * @param method the method called, as {@code Flips.toward}
 * @param depth 1 for a call from the entry method
 * @param enter index of its {@code call} step
 * @param leave index of its {@code return} step
 * @param stages the stages of the callee
 */
public record Call(
        int index,
        int parent,
        String method,
        int depth,
        int enter,
        int leave,
        List<Stage> stages) {}
