package flipscope.web.trace.request;

import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.game.StepParameters;
import flipscope.web.page.PageContext;
import java.util.function.Function;

/**
 * Finds the steps that an address names, or ends the request with a helpful error: one step, or the
 * range that a frame is limited to ({@code from=run.2&to=return}).
 */
public final class NamedSteps {
    private NamedSteps() {}

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

    /** The range that a frame shows; on a page of its own the whole trace. */
    public static StepRange of(PageContext frame, Trace trace) {
        return of(frame.words(), frame.embed().from(), frame.embed().to(), trace);
    }

    /** The range between two named steps; an empty name is the start or end of the trace. */
    public static StepRange of(Messages words, String from, String to, Trace trace) {
        int last = trace.steps().size() - 1;
        return of(words, from, to, last, name -> StepReference.of(name, trace));
    }

    /**
     * The range between two steps, by any naming of them.
     *
     * @param last the index of the last step
     * @param step resolves a name to a step
     * @throws flipscope.web.address.ProblemException if an option names a step that there is not,
     *     or the passage ends before it begins
     */
    public static StepRange of(
            Messages words,
            String from,
            String to,
            int last,
            Function<String, StepReference> step) {
        int first = index(words, "from", from, step, 0);
        int end = index(words, "to", to, step, last);
        if (end < first) {
            throw ProblemException.parameter("to", words.text("embed.order", to, from));
        }
        return new StepRange(first, end);
    }

    private static int index(
            Messages words,
            String option,
            String name,
            Function<String, StepReference> step,
            int without) {
        if (name.isEmpty()) {
            return without;
        }
        StepReference reference = step.apply(name);
        if (!reference.exact()) {
            throw ProblemException.parameter(
                    option, words.text("embed.no-step", option, Problem.excerpt(name)));
        }
        return reference.step();
    }
}
