package flipscope.web.trace.request;

import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.game.StepParameters;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;

/** Finds the step that an address names, or ends the request with a helpful error. */
public final class StepLookup {
    private StepLookup() {}

    /**
     * The index of the step with this name; 0 for an empty one.
     *
     * @throws ProblemException with 404 and the nearest names if the trace has no such step
     */
    public static int step(String at, Trace trace, Messages words) {
        if (at.isEmpty()) {
            return 0;
        }
        StepReference named = StepReference.of(at, trace);
        if (!named.exact()) {
            String near = String.join(", ", StepReference.like(at, trace));
            String message = words.text("error.step", Problem.excerpt(at), near);
            throw new ProblemException(
                    new Problem(404, "unknown-step", message, StepParameters.AT.name()));
        }
        return named.step();
    }
}
