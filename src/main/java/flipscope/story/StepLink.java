package flipscope.story;

import java.util.List;

/**
 * A link to a step of the current stage.
 *
 * @param step the step it leads to
 * @param text the step's operator, or what its statement assigns
 * @param current whether the reader is there
 */
public record StepLink(int step, String text, boolean current) {

    /**
     * The links of one round or one call.
     *
     * @param method the name of their method without its class; empty for the entry method
     * @param round the loop round, or null
     */
    public record Group(String method, LoopRound round, List<StepLink> ticks) {}
}
