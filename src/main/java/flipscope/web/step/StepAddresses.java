package flipscope.web.step;

import flipscope.story.StepReference;
import flipscope.trace.Trace;
import flipscope.web.address.Link;
import flipscope.web.trace.request.StepOptions;

/**
 * Writes the addresses of the steps of a trace, wherever they are shown: on their page, in a
 * lesson, beside a task.
 *
 * @param link the address of the request, without step and options
 * @param options how the reader looks at the steps, which the links keep
 * @param block in a lesson, the name of the block whose step is named; else empty
 * @param written in a lesson, the step that its author named, which addresses leave out
 */
public record StepAddresses(
        Trace trace, Link link, StepOptions options, String block, String written) {

    /** The addresses of a page of its own. */
    public StepAddresses(Trace trace, Link link, StepOptions options) {
        this(trace, link, options, "", "");
    }

    /** This page at a step. */
    public Link here(int step) {
        return link(step, options);
    }

    Link link(int step, StepOptions other) {
        String name = StepReference.name(trace, step);
        return block.isEmpty()
                ? other.on(link.with("at", name))
                : link.with(block + ".at", name.equals(written) ? "" : name);
    }

    /** Another step, without the row and the bit that were chosen at this one. */
    String url(int step) {
        return url(step, options.elsewhere());
    }

    public String url(int step, StepOptions other) {
        return link(step, other).toString();
    }
}
