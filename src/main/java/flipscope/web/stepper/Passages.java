package flipscope.web.stepper;

import flipscope.story.Moment;
import flipscope.story.Passage;
import flipscope.trace.Trace;
import flipscope.web.Query;
import flipscope.web.view.EmbedView;
import flipscope.web.view.Frame;

/** Reads which part of a trace a frame keeps its reader to: {@code from=run.2&to=return}. */
final class Passages {
    private Passages() {}

    /**
     * The part that a frame shows: everything on a page of its own.
     *
     * @throws flipscope.web.Refused if it names a step that the trace does not have, or ends before
     *     it begins
     */
    static Passage of(Frame frame, Trace trace) {
        Passage whole = Passage.whole(trace);
        if (!frame.isEmbedded()) {
            return whole;
        }
        EmbedView embed = frame.embed();
        int first = step(frame, "from", embed.from(), trace, whole.first());
        int last = step(frame, "to", embed.to(), trace, whole.last());
        if (last < first) {
            throw Query.refused("to", frame.text("embed.order", embed.to(), embed.from()));
        }
        return new Passage(first, last);
    }

    private static int step(Frame frame, String option, String name, Trace trace, int without) {
        if (name.isEmpty()) {
            return without;
        }
        Moment moment = Moment.of(name, trace);
        if (!moment.exact()) {
            throw Query.refused(option, frame.text("embed.no-step", option, Query.excerpt(name)));
        }
        return moment.step();
    }
}
