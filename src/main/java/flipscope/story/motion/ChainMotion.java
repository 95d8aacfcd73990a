package flipscope.story.motion;

import flipscope.story.Chain;
import flipscope.trace.Last;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * How the pictures of a chain are filled, from left to right: each plays in its own place what
 * makes it, after the one before.
 *
 * @param pictures one for each link, on one clock; each lasts until its picture is done, and those
 *     that stand there from the start have no duration
 * @param steps the steps that are played in them
 */
public record ChainMotion(List<Motion> pictures, List<Played> steps) {
    public static ChainMotion of(Trace trace, Chain chain) {
        return new ChainMotions(trace, chain).motion();
    }

    /** When a step is played; empty if only what it leads to is shown. */
    Optional<Played> played(Step step) {
        return steps.stream().filter(each -> each.step().index() == step.index()).findFirst();
    }

    /** How long it takes; 0 if nothing moves. */
    public int duration() {
        return Last.of(pictures).duration();
    }
}
