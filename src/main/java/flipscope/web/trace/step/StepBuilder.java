package flipscope.web.trace.step;

import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.motion.SumClock;
import flipscope.trace.Call;
import flipscope.trace.Method;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.trace.run.Program;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.GridTableView;
import flipscope.web.draw.GridTables;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.code.CodeEditor;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.request.AskedBit;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.StepRanges;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.step.DetailsView.LegendView;
import flipscope.web.trace.step.StepperView.Choice;
import flipscope.web.trace.step.StepperView.Controls;
import flipscope.web.trace.step.StepperView.WordView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Builds the view of one step. */
public final class StepBuilder {
    private final PageFrame frame;
    private final Program program;
    private final Trace trace;
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
            Narrator narrator,
            Link link,
            StepOptions options,
            CodeEditor editor) {
        this.frame = frame;
        this.program = program;
        this.trace = narrator.trace();
        this.narrator = narrator;
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
        String stage = track().title(trace.stages().get(step.stage()));
        EquationView equation = equation(stop, step);
        String sentence = narrator.sentence(stop);
        return new StepperView(
                frame,
                head,
                where,
                stage,
                reference.exact() ? "" : frame.text("stepper.nearest"),
                sentence,
                new NamedSquares(cell -> originUrl(step, cell)).in(sentence),
                equation,
                legend(equation),
                controls(stops, step),
                track().at(stops, step, where),
                options.present(),
                presentUrl(step.index()),
                bits().of(step),
                working(stop, step),
                source(step, sentence),
                tabs(step),
                details(step),
                words(equation),
                url(step.index(), options.withMore(!options.more())),
                options.table() ? table(step) : null,
                url(step.index(), options.withTable(!options.table())),
                numbers(step),
                sharing.of(link(step.index(), options), equation.moves()),
                narrator.spoken(step));
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
        return new EquationBuilder(narrator, options.numbers())
                .of(stop, options.detail(), operand -> bits.outlined(step, operand));
    }

    private WrittenSumView working(Stop stop, Step step) {
        return new WrittenSum(
                        trace,
                        frame.words(),
                        rank -> url(step.index(), options.withRank(rank)),
                        this::url,
                        sum -> SumClock.of(trace, stop, options.detail(), sum))
                .of(step, options.rank());
    }

    private BitStories bits() {
        StepOptions plain = options.withBit(AskedBit.NONE);
        return new BitStories(narrator, options.bit(), step -> link(step, plain));
    }

    private SourceView source(Step step, String sentence) {
        boolean fine = options.detail() == Detail.OPERATION;
        SourcePane pane = new SourcePane(trace, this::url, fine);
        Method method = method(step);
        return editor == null
                ? pane.at(method, step, sentence)
                : editor.on(
                        editor.isOpen()
                                ? pane.whole(method, step)
                                : pane.at(method, step, sentence),
                        method,
                        here(step.index()));
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

    private Choice numbers(Step step) {
        StepOptions other = options.withNumbers(!options.numbers());
        return new Choice("numbers", url(step.index(), other), options.numbers());
    }

    /** Hex digits stand among the bits and not beside the pictures. */
    private List<LegendView> legend(EquationView equation) {
        return new StepLegend(frame.words(), options.numbers())
                .of(equation).stream().filter(mark -> !mark.css().equals("hex")).toList();
    }

    private List<WordView> words(EquationView equation) {
        return options.detail() == Detail.OPERATION
                ? equation.slots().stream()
                        .filter(slot -> !slot.hex().isEmpty())
                        .map(slot -> new WordView(slot.text(), slot.hex()))
                        .toList()
                : List.of();
    }

    private List<Choice> tabs(Step step) {
        StepOptions plain = options.withBit(AskedBit.NONE).withMore(false).withTable(false);
        boolean origin = options.bit().isAsked();
        boolean bits = !origin && (options.more() || options.table());
        return List.of(
                new Choice("variables", url(step.index(), plain), !origin && !bits),
                new Choice("bits", url(step.index(), plain.withMore(true)), bits),
                new Choice("origin", originUrl(step), origin));
    }

    /** The origin of the bit that is asked about, or of the first one of the result. */
    private String originUrl(Step step) {
        if (options.bit().isAsked()) {
            return here(step.index()).toString();
        }
        ViewKind view = step.site().resultView();
        if (!(step.result() instanceof Word word) || !CellNames.hasCells(word, view)) {
            return null;
        }
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(word.bits());
        int shown = Math.max(0, Math.min(highest, word.type().width() - 1));
        return bits().url(step, CellNames.name(word, view, shown));
    }

    /** The origin of a cell of the result; null where it has no such cell. */
    private String originUrl(Step step, String cell) {
        ViewKind view = step.site().resultView();
        return step.result() instanceof Word word
                        && CellNames.hasCells(word, view)
                        && CellNames.bit(word, view, cell).isPresent()
                ? bits().url(step, cell)
                : null;
    }

    /** In a frame they are folded away, which has no room for them. */
    private DetailsView details(Step step) {
        return frame.isEmbedded() && !options.more()
                ? null
                : new DetailsBuilder(narrator, this::url).at(step);
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

    private TrackBuilder track() {
        return new TrackBuilder(narrator, options, this::url, passage);
    }

    /** None inside another page, which has no room for presentation mode. */
    private String presentUrl(int step) {
        return TraceRequest.isPart(link)
                ? null
                : url(step, options.withPresent(!options.present()));
    }
}
