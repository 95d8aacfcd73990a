package flipscope.web.trace.step;

import flipscope.story.Detail;
import flipscope.story.StepRange;
import flipscope.story.Stops;
import flipscope.trace.Call;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The ways on from a step; an address is null if there is nowhere to go.
 *
 * @param stops those of the reader's detail
 * @param passage the steps that the reader is limited to
 */
public record Controls(Stops stops, Step step, StepLinks links, StepRange passage) {
    private String url(Optional<Integer> index) {
        return index.map(links::url).orElse(null);
    }

    private boolean isFirst() {
        return step.index() == stops.first().step();
    }

    private boolean isLast() {
        return step.index() == stops.last().step();
    }

    public String first() {
        return isFirst() ? null : links.url(stops.first().step());
    }

    public String previous() {
        return url(stops.previous(step.index()));
    }

    public String next() {
        return url(stops.next(step.index()).filter(each -> !isLast() || stops.out().isPresent()));
    }

    public String last() {
        return isLast() ? null : links.url(stops.last().step());
    }

    /** The previous statement, for Shift and an arrow key. */
    public String previousLine() {
        return url(lines().previous(step.index()));
    }

    public String nextLine() {
        return url(lines().next(step.index()));
    }

    private Stops lines() {
        return stops(Detail.STATEMENT);
    }

    private Stops stops(Detail detail) {
        return Stops.around(links.trace(), detail, step.index()).within(passage);
    }

    public String into() {
        return url(stops.into(step.index()).map(Call::enter).map(enter -> enter + 1));
    }

    public String over() {
        return into() == null ? null : url(stops.over(step.index()));
    }

    public String out() {
        return url(stops.out());
    }

    /** Whether the trace has methods to step into. */
    public boolean hasCalls() {
        Trace trace = links.trace();
        return !trace.calls().isEmpty();
    }

    public String storyboard() {
        return links.link().toString();
    }

    /**
     * The question about this step. Beside a game it is a page of its own, since the board would
     * give the answer away; it keeps the game.
     */
    public String predict() {
        StepOptions asked = links.options().elsewhere().withPresent(false);
        StepLinks apart = new StepLinks(links.trace(), TraceRequest.apart(links.link()), asked);
        return apart.here(step.index()).with("predict", "1").toString();
    }

    /** Whether the question about this step is on another page. */
    public boolean predictsElsewhere() {
        return TraceRequest.isBesideGame(links.link());
    }

    public List<Choice> details() {
        return Arrays.stream(Detail.values()).map(this::choice).toList();
    }

    private Choice choice(Detail detail) {
        StepOptions options = links.options();
        int shown = stops(detail).stopOf(step.index()).step();
        return new Choice(
                detail.code(), links.url(shown, options.with(detail)), detail == options.detail());
    }
}
