package flipscope.story.motion;

import flipscope.story.Chain;
import flipscope.trace.Trace;
import java.util.List;

/**
 * How the pictures of a chain are filled, from left to right: each plays in its own place what
 * makes it, after the one before.
 *
 * @param pictures one for each link, on one clock; each lasts until its picture is done, and those
 *     that stand there from the start have no duration
 */
public record ChainMotion(List<Motion> pictures) {
    public static ChainMotion of(Trace trace, Chain chain) {
        return new ChainMotions(trace, chain).motion();
    }

    /** How long it takes; 0 if nothing moves. */
    public int duration() {
        return pictures.get(pictures.size() - 1).duration();
    }
}
