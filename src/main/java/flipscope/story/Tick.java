package flipscope.story;

import java.util.List;

/**
 * A place to go to in the current stage.
 *
 * @param step the step that it leads to
 * @param text its operator, or what its statement assigns
 * @param starts whether a statement begins with it
 * @param current whether the reader is there
 */
public record Tick(int step, String text, boolean starts, boolean current) {

    /**
     * Ticks of one round or one call.
     *
     * @param method the method that they stand in, without its class; empty for the entry method
     * @param round the round of a loop, or null
     */
    public record Group(String method, LoopRound round, List<Tick> ticks) {}
}
