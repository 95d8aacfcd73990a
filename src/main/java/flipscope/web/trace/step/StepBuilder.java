package flipscope.web.trace.step;

import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.TraceContext;
import flipscope.trace.Call;
import flipscope.trace.Method;
import flipscope.trace.Program;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.draw.GridTableView;
import flipscope.web.draw.GridTables;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.code.CodeEditor;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.HeadView.StageChip;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.request.AskedBit;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.StepRanges;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.StepperView.Choice;
import flipscope.web.trace.step.StepperView.Controls;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Builds the view of one step. */
public final class StepBuilder {
    private final PageFrame frame;
    private final Program program;
    private final Trace trace;
    private final TraceContext traceContext;
    private final Narrator narrator;
    private final Link link;
    private final StepOptions options;
    private final CodeEditor editor;
    private final StepRange passage;

    /**
     * @param program the program that was traced
     * @param link the address of the request, without step and options
     * @param editor makes the source editable, or null
     */
    public StepBuilder(
            PageFrame frame,
            Program program,
            Trace trace,
            Narrator narrator,
            TraceContext traceContext,
            Link link,
            StepOptions options,
            CodeEditor editor) {
        this.frame = frame;
        this.program = program;
        this.trace = trace;
        this.narrator = narrator;
        this.traceContext = traceContext;
        this.link = link;
        this.options = options;
        this.editor = editor;
        this.passage = StepRanges.of(frame, trace);
    }

    /** The stepper at a step. */
    public StepperView at(StepReference reference, HeadView head, Sharing sharing) {
        Stops stops = stops(options.detail(), reference.step());
        Stop stop = stops.stopOf(reference.step());
        Step step = shown(reference);
        String where = narrator.where(stops, options.detail(), step.index());
        String stage = narrator.stageTitle(trace.stages().get(step.stage()), traceContext);
        EquationView equation = equation(stop, step);
        return new StepperView(
                frame,
                head,
                where,
                stage,
                reference.exact() ? "" : frame.text("stepper.nearest"),
                narrator.sentence(trace, stop, traceContext),
                equation,
                new StepLegend(frame.words(), options.numbers()).of(equation),
                controls(stops, step),
                new NavigationBuilder(trace, frame.words(), options, link, this::url, passage)
                        .at(stops, step, stage, where),
                bits().of(step),
                new WrittenSum(
                                trace,
                                frame.words(),
                                rank -> url(step.index(), options.withRank(rank)),
                                this::url)
                        .of(step, options.rank()),
                source(step),
                options.more() ? details(step, equation) : null,
                url(step.index(), options.withMore(!options.more())),
                options.table() ? table(step) : null,
                url(step.index(), options.withTable(!options.table())),
                sharing.of(link(step.index(), options), equation.moves()),
                narrator.spoken(trace, step, traceContext));
    }

    /** The step that represents the stop of a reference. */
    public Step shown(StepReference reference) {
        Stop stop = stops(options.detail(), reference.step()).stopOf(reference.step());
        return trace.steps()
                .get(options.detail() == Detail.OPERATION ? reference.step() : stop.step());
    }

    private Stops stops(Detail detail, int step) {
        return Stops.around(trace, detail, step).within(passage);
    }

    private EquationView equation(Stop stop, Step step) {
        BitStories bits = bits();
        return new EquationBuilder(trace, narrator, traceContext, frame.words(), options.numbers())
                .of(stop, options.detail(), operand -> bits.outlined(step, operand));
    }

    private BitStories bits() {
        StepOptions plain = options.withBit(AskedBit.NONE);
        return new BitStories(
                trace,
                narrator,
                traceContext,
                frame.words(),
                options.bit(),
                step -> link(step, plain));
    }

    private SourceView source(Step step) {
        SourceView source = new SourcePane(trace, this::url).at(method(step), step);
        return editor == null ? source : editor.on(source, method(step), here(step.index()));
    }

    /** The address of this page. */
    Link here(int step) {
        return options.on(link.with("at", StepReference.name(trace, step)));
    }

    /** The address of a step with the same options. */
    String url(int step) {
        return url(step, options.elsewhere());
    }

    private String url(int step, StepOptions other) {
        return link(step, other).toString();
    }

    private Link link(int step, StepOptions other) {
        return other.on(link.with("at", StepReference.name(trace, step)));
    }

    private Controls controls(Stops stops, Step step) {
        int index = step.index();
        int end = stops.last().step();
        Optional<Integer> next =
                stops.next(index).filter(each -> index != end || stops.out().isPresent());
        return new Controls(
                index == stops.first().step() ? null : url(stops.first().step()),
                stops.previous(index).map(this::url).orElse(null),
                next.map(this::url).orElse(null),
                index == end ? null : url(end),
                lineUrl(step, -1),
                lineUrl(step, 1),
                stops.into(index).map(Call::enter).map(enter -> url(enter + 1)).orElse(null),
                stops.over(index)
                        .filter(each -> stops.into(index).isPresent())
                        .map(this::url)
                        .orElse(null),
                stops.out().map(this::url).orElse(null),
                !trace.calls().isEmpty(),
                link.toString(),
                predictUrl(index),
                TraceRequest.isBesideGame(link),
                Arrays.stream(Detail.values()).map(each -> choice(each, index)).toList());
    }

    /**
     * The address of the question about this step. Beside a game it is a page of its own, since the
     * board would give the answer away; it keeps the game.
     */
    private String predictUrl(int index) {
        Link apart = TraceRequest.apart(link).with("at", StepReference.name(trace, index));
        return options.elsewhere().withPresent(false).on(apart).with("predict", "1").toString();
    }

    /** The previous or next statement, for Shift and the arrow keys. */
    private String lineUrl(Step step, int direction) {
        Stops lines = stops(Detail.STATEMENT, step.index());
        Optional<Integer> there =
                direction < 0 ? lines.previous(step.index()) : lines.next(step.index());
        return there.map(this::url).orElse(null);
    }

    private Choice choice(Detail detail, int step) {
        int shown = stops(detail, step).stopOf(step).step();
        return new Choice(
                detail.code(), url(shown, options.with(detail)), detail == options.detail());
    }

    private Method method(Step step) {
        return step.call() < 0
                ? trace.method()
                : program.method(trace.calls().get(step.call()).method()).orElseThrow();
    }

    private DetailsView details(Step step, EquationView equation) {
        StepOptions other = options.withNumbers(!options.numbers());
        return new DetailsBuilder(trace, narrator, frame.words(), this::url)
                .at(step, equation, options.numbers(), url(step.index(), other));
    }

    private GridTableView table(Step step) {
        return step.result() instanceof Word word
                ? new GridTables(frame.words(), cell -> bits().url(step, cell))
                        .table(
                                word,
                                step.site().resultView(),
                                step.marks(),
                                frame.text("stepper.table", step.text()))
                : null;
    }

    /** The stages of the entry method as links. */
    public List<StageChip> chips(int currentStage) {
        Stops stops = Stops.of(trace, options.detail()).within(passage);
        return trace.stages().stream()
                .filter(stage -> passage.meets(stage.first(), stage.last()))
                .map(stage -> chip(stage, stops, currentStage))
                .toList();
    }

    private StageChip chip(Stage stage, Stops stops, int currentStage) {
        return new StageChip(
                stage.index() + 1,
                narrator.stageTitle(stage, traceContext),
                url(stops.stopOf(stage.result()).step()),
                stage.index() == currentStage,
                stage.index() < currentStage);
    }
}
