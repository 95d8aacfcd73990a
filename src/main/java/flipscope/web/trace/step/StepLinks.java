package flipscope.web.trace.step;

import flipscope.story.StepReference;
import flipscope.trace.Trace;
import flipscope.web.site.Link;
import flipscope.web.trace.request.StepOptions;

/**
 * The addresses of the steps of a trace.
 *
 * @param link the address of the request, without step and options
 * @param options how the reader looks at the steps, which the links keep
 */
public record StepLinks(Trace trace, Link link, StepOptions options) {

    /** This page at a step. */
    public Link here(int step) {
        return link(step, options);
    }

    Link link(int step, StepOptions other) {
        return other.on(link.with("at", StepReference.name(trace, step)));
    }

    /** Another step, without the row and the bit that were chosen at this one. */
    String url(int step) {
        return url(step, options.elsewhere());
    }

    String url(int step, StepOptions other) {
        return link(step, other).toString();
    }
}
