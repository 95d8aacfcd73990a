package flipscope.web.step;

import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.StepText;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Call;
import flipscope.trace.Method;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.run.Program;
import flipscope.web.address.Link;
import flipscope.web.draw.CellNames;
import flipscope.web.step.StepLegend.LegendView;
import flipscope.web.trace.request.StepOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Builds what is shown of one stop of a trace, on whatever page. */
public final class StepBuilder {
    private final Program program;
    private final Narrator narrator;
    private final StepAddresses links;
    private final StepRange passage;
    private final StepReference reference;
    private final Trace trace;
    private final StepOptions options;
    private final Detail detail;
    private final Stops stops;
    private final Stop stop;
    private final Step step;

    /**
     * @param program the program that was traced
     * @param passage the steps that the reader is limited to
     * @param reference the step that is asked for
     */
    public StepBuilder(
            Program program,
            Narrator narrator,
            StepAddresses links,
            StepRange passage,
            StepReference reference) {
        this.program = program;
        this.narrator = narrator;
        this.links = links;
        this.passage = passage;
        this.reference = reference;
        this.trace = narrator.trace();
        this.options = links.options();
        this.detail = options.detail();
        this.stops = stops(detail, reference.step());
        this.stop = stops.stopOf(reference.step());
        this.step = trace.step(detail == Detail.OPERATION ? reference.step() : stop.step());
    }

    private Stops stops(Detail other, int at) {
        return Stops.around(trace, other, at).within(passage);
    }

    /** The step that represents the stop. */
    public Step step() {
        return step;
    }

    public StepView view() {
        BitPanel bit = new BitPanel(narrator, links, step);
        EquationView equation =
                new EquationBuilder(narrator, options.numbers(), bit::outlined).of(stop, detail);
        String sentence = narrator.sentence(stop);
        return new StepView(
                step,
                here(),
                StepText.source(trace, trace.step(stop.step())),
                narrator.stageTitle(step),
                sentence,
                NamedSquares.of(sentence, cell -> origin(bit, cell)),
                narrator.spoken(step),
                reference.exact() ? "" : narrator.text("stepper.nearest"),
                equation,
                legend(equation),
                new WorkingBuilder(narrator, links, stop, step).view(),
                source(),
                track(),
                moves(),
                bit.view(),
                new ValuesBuilder(narrator, links, step, bit, equation).view());
    }

    private Link here() {
        return links.here(step.index());
    }

    /** The origin of a cell of the result; null where it has no such cell. */
    private String origin(BitPanel bit, String cell) {
        return bit.hasCells()
                        && bit.hasRoom()
                        && CellNames.bit(step.word(), step.view(), cell).isPresent()
                ? bit.url(cell)
                : null;
    }

    private List<LegendView> legend(EquationView equation) {
        return new StepLegend(narrator.messages(), options.numbers())
                .of(equation).stream().filter(mark -> !mark.css().equals("hex")).toList();
    }

    private TrackView track() {
        String where = narrator.where(stops, detail, step.index());
        return new TrackBuilder(narrator, links, passage, stops, step).view(where);
    }

    /** The method that it belongs to. */
    public Method method() {
        return program.method(trace.methodOf(step.call())).orElseThrow();
    }

    private SourcePane pane() {
        return new SourcePane(trace, links::url, detail == Detail.OPERATION);
    }

    private SourceView source() {
        return pane().at(method(), step).linked(links.link().room() / 2);
    }

    /** All of its method. */
    public SourceView wholeSource() {
        return pane().whole(method(), step);
    }

    private MovesView moves() {
        Stops lines = stops(Detail.STATEMENT, step.index());
        boolean leads = end(stops.last()).or(stops::out).isPresent();
        Optional<String> into =
                url(stops.into(step.index()).map(Call::enter).map(enter -> enter + 1));
        return new MovesView(
                url(end(stops.first())),
                url(stops.previous(step.index())),
                url(stops.next(step.index()).filter(each -> leads)),
                url(end(stops.last())),
                url(lines.previous(step.index())),
                url(lines.next(step.index())),
                !trace.calls().isEmpty(),
                into,
                into.flatMap(enter -> url(stops.over(step.index()))),
                url(stops.out()),
                links.link().toString(),
                predict(),
                Arrays.stream(Detail.values()).map(this::level).toList());
    }

    private Optional<String> url(Optional<Integer> index) {
        return index.map(links::url);
    }

    /** One of the ends, if it is elsewhere. */
    private Optional<Integer> end(Stop end) {
        return Optional.of(end.step()).filter(each -> each != step.index());
    }

    private String predict() {
        StepOptions asked = options.elsewhere().withPresent(false);
        return links.link(step.index(), asked).with("predict", "1").toString();
    }

    private Choice level(Detail other) {
        int shown = stops(other, step.index()).stopOf(step.index()).step();
        return new Choice(other.code(), links.url(shown, options.with(other)), other == detail);
    }
}
