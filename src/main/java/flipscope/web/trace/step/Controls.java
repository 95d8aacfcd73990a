package flipscope.web.trace.step;

import flipscope.story.Detail;
import flipscope.story.StepRange;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Call;
import flipscope.trace.Step;
import flipscope.web.trace.request.StepOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The ways on from a step; an address is empty if there is nowhere to go.
 *
 * @param stops those of the reader's detail
 * @param passage the steps that the reader is limited to
 */
public record Controls(Stops stops, Step step, StepAddresses links, StepRange passage) {
    private Optional<String> url(Optional<Integer> index) {
        return index.map(links::url);
    }

    /** One of the ends, if it is elsewhere. */
    private Optional<Integer> end(Stop end) {
        return Optional.of(end.step()).filter(each -> each != step.index());
    }

    public Optional<String> first() {
        return url(end(stops.first()));
    }

    public Optional<String> previous() {
        return url(stops.previous(step.index()));
    }

    public Optional<String> next() {
        boolean leads = end(stops.last()).or(stops::out).isPresent();
        return url(stops.next(step.index()).filter(each -> leads));
    }

    public Optional<String> last() {
        return url(end(stops.last()));
    }

    /** The previous statement, for Shift and an arrow key. */
    public Optional<String> previousLine() {
        return url(lines().previous(step.index()));
    }

    public Optional<String> nextLine() {
        return url(lines().next(step.index()));
    }

    private Stops lines() {
        return stops(Detail.STATEMENT);
    }

    private Stops stops(Detail detail) {
        return Stops.around(links.trace(), detail, step.index()).within(passage);
    }

    public Optional<String> into() {
        return url(stops.into(step.index()).map(Call::enter).map(enter -> enter + 1));
    }

    public Optional<String> over() {
        return into().flatMap(enter -> url(stops.over(step.index())));
    }

    public Optional<String> out() {
        return url(stops.out());
    }

    /** Whether the trace has methods to step into. */
    public boolean hasCalls() {
        return !links.trace().calls().isEmpty();
    }

    public String storyboard() {
        return links.link().toString();
    }

    /** The question about this step. */
    public String predict() {
        StepOptions asked = links.options().elsewhere().withPresent(false);
        return links.link(step.index(), asked).with("predict", "1").toString();
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
