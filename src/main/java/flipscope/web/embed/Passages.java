package flipscope.web.embed;

import flipscope.story.Moment;
import flipscope.story.Passage;
import flipscope.text.Messages;
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
        return frame.isEmbedded()
                ? of(frame.words(), embed.from(), embed.to(), last, step)
                : new Passage(0, last);
    }

    /** The part of a trace between two steps; an empty name stands for an end of the whole. */
    public static Passage of(Messages words, String from, String to, Trace trace) {
        int last = trace.steps().size() - 1;
        return of(words, from, to, last, name -> Moment.of(name, trace));
    }

    private static Passage of(
            Messages words, String from, String to, int last, Function<String, Moment> step) {
        int first = index(words, "from", from, step, 0);
        int end = index(words, "to", to, step, last);
        if (end < first) {
            throw Query.refused("to", words.text("embed.order", to, from));
        }
        return new Passage(first, end);
    }

    private static int index(
            Messages words,
            String option,
            String name,
            Function<String, Moment> step,
            int without) {
        if (name.isEmpty()) {
            return without;
        }
        Moment moment = step.apply(name);
        if (!moment.exact()) {
            throw Query.refused(option, words.text("embed.no-step", option, Query.excerpt(name)));
        }
        return moment.step();
    }
}
