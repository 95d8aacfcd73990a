package flipscope.web.trace.step;

import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Call;
import flipscope.trace.Method;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.run.Program;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.request.StepOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * One stop of a trace with its pictures, its working and the ways on: the middle of the stepper,
 * and all of the stage beside a lesson.
 *
 * @param program the program that was traced
 * @param passage the steps that the reader is limited to
 * @param stops those of the reader's detail, around the shown one
 * @param step the step that represents the stop
 */
public record ShownStep(
        Program program,
        Narrator narrator,
        StepAddresses links,
        StepRange passage,
        Stops stops,
        Stop stop,
        Step step,
        BitPanel bit,
        EquationView equation,
        String sentence,
        Track track) {

    /**
     * The stop of a step.
     *
     * @param reference the step that is asked for
     */
    public static ShownStep of(
            Program program,
            Narrator narrator,
            StepAddresses links,
            StepRange passage,
            StepReference reference) {
        Trace trace = narrator.trace();
        StepOptions options = links.options();
        Detail detail = options.detail();
        Stops stops = Stops.around(trace, detail, reference.step()).within(passage);
        Stop stop = stops.stopOf(reference.step());
        Step step = trace.step(detail == Detail.OPERATION ? reference.step() : stop.step());
        BitPanel bit = new BitPanel(narrator, links, step);
        String where = narrator.where(stops, detail, step.index());
        return new ShownStep(
                program,
                narrator,
                links,
                passage,
                stops,
                stop,
                step,
                bit,
                new EquationBuilder(narrator, options.numbers(), bit::outlined).of(stop, detail),
                narrator.sentence(stop),
                new Track(narrator, links, passage, stops, step, where));
    }

    private Trace trace() {
        return narrator.trace();
    }

    private Detail detail() {
        return links.options().detail();
    }

    /** Whether single operations are looked at. */
    boolean isFine() {
        return detail() == Detail.OPERATION;
    }

    public String where() {
        return track.where();
    }

    /** The working of the step; empty if no step of the trace adds or multiplies boards. */
    public Optional<WrittenSum> working() {
        return Optional.of(new WrittenSum(narrator, links, stop, step)).filter(WrittenSum::hasRoom);
    }

    Method method() {
        return program.method(trace().methodOf(step.call())).orElseThrow();
    }

    SourcePane pane() {
        return new SourcePane(trace(), links::url, isFine());
    }

    /** The lines of code around it. */
    public SourceView source() {
        return pane().at(method(), step).linked(links.link().room() / 2);
    }

    // The ways on; an address is empty if there is nowhere to go

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
        return Stops.around(trace(), detail, step.index()).within(passage);
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
        return !trace().calls().isEmpty();
    }

    public String storyboard() {
        return links.link().toString();
    }

    /** The question about this step. */
    public String predict() {
        StepOptions asked = links.options().elsewhere().withPresent(false);
        return links.link(step.index(), asked).with("predict", "1").toString();
    }

    /** The levels of detail to choose from. */
    public List<Choice> levels() {
        return Arrays.stream(Detail.values()).map(this::choice).toList();
    }

    private Choice choice(Detail detail) {
        StepOptions options = links.options();
        int shown = stops(detail).stopOf(step.index()).step();
        return new Choice(
                detail.code(), links.url(shown, options.with(detail)), detail == options.detail());
    }
}
