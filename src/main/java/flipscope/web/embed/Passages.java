package flipscope.web.embed;

import flipscope.story.Moment;
import flipscope.story.Passage;
import flipscope.trace.Trace;
import flipscope.web.Query;
import flipscope.web.view.EmbedView;
import flipscope.web.view.Frame;
import java.util.function.Function;

/** Reads which part of a walk a frame keeps its reader to: {@code from=run.2&to=return}. */
public final class Passages {
    private Passages() {}

    /** The part of a trace that a frame shows: everything on a page of its own. */
    public static Passage of(Frame frame, Trace trace) {
        return of(frame, trace.steps().size() - 1, name -> Moment.of(name, trace));
    }

    /**
     * The part of a walk that a frame shows.
     *
     * @param last the index of the last step of the whole
     * @param step the step that a name means
     * @throws flipscope.web.Refused if an option names a step that there is not, or the passage
     *     ends before it begins
     */
    public static Passage of(Frame frame, int last, Function<String, Moment> step) {
        EmbedView embed = frame.embed();
        int from = frame.isEmbedded() ? index(frame, "from", embed.from(), step, 0) : 0;
        int to = frame.isEmbedded() ? index(frame, "to", embed.to(), step, last) : last;
        if (to < from) {
            throw Query.refused("to", frame.text("embed.order", embed.to(), embed.from()));
        }
        return new Passage(from, to);
    }

    private static int index(
            Frame frame, String option, String name, Function<String, Moment> step, int without) {
        if (name.isEmpty()) {
            return without;
        }
        Moment moment = step.apply(name);
        if (!moment.exact()) {
            throw Query.refused(option, frame.text("embed.no-step", option, Query.excerpt(name)));
        }
        return moment.step();
    }
}
