package flipscope.trace;

import java.util.List;

/**
 * A call whose steps are part of the trace.
 *
 * @param index its index in {@link Trace#calls()}, in calling order
 * @param parent the enclosing call, or -1 for the entry method
 * @param method the method called, as {@code Flips.toward}
 * @param depth 1 for a call from the entry method
 * @param enter index of its {@code call} step
 * @param leave index of its {@code return} step
 * @param locals its parameters and variables in order of first appearance, as this call draws them
 * @param stages the stages of the callee
 */
public record Call(
        int index,
        int parent,
        String method,
        int depth,
        int enter,
        int leave,
        List<Parameter> locals,
        List<Stage> stages) {}
