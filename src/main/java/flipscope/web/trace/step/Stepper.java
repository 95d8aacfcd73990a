package flipscope.web.trace.step;

import flipscope.story.BitLayout;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.StepRange;
import flipscope.story.StepReference;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.text.Messages;
import flipscope.trace.Method;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.trace.run.Program;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.GridTable;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.code.CodeEditor;
import flipscope.web.trace.code.SourcePane;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.request.AskedBit;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.step.EquationView.SlotView;
import flipscope.web.trace.step.StepLegend.LegendView;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** One step of an algorithm, as its templates read it. */
public final class Stepper implements PageView {
    private final PageFrame frame;
    private final Program program;
    private final Narrator narrator;
    private final StepLinks links;
    private final Optional<CodeEditor> editor;
    private final StepReference reference;
    private final StepRange passage;
    private final Stops stops;
    private final Stop stop;
    private final Step step;
    private final HeadView head;
    private final BitPanel bit;
    private final EquationView equation;
    private final String sentence;
    private final Track track;

    /**
     * @param program the program that was traced
     * @param editor makes the source editable
     * @param reference the step that is asked for
     * @param head the head over the step that is shown
     */
    public Stepper(
            PageFrame frame,
            Program program,
            Narrator narrator,
            StepLinks links,
            Optional<CodeEditor> editor,
            StepReference reference,
            Function<Step, HeadView> head) {
        this.frame = frame;
        this.program = program;
        this.narrator = narrator;
        this.links = links;
        this.editor = editor;
        this.reference = reference;
        this.passage = NamedSteps.of(frame, trace());
        this.stops = Stops.around(trace(), options().detail(), reference.step()).within(passage);
        this.stop = stops.stopOf(reference.step());
        this.step = trace().step(isFine() ? reference.step() : stop.step());
        this.head = head.apply(step);
        this.bit = new BitPanel(narrator, links, step);
        this.equation =
                new EquationBuilder(narrator, options().numbers())
                        .of(stop, options().detail(), bit::outlined);
        this.sentence = narrator.sentence(stop);
        this.track = new Track(narrator, links, passage, stops, step, where());
    }

    private Trace trace() {
        return narrator.trace();
    }

    private StepOptions options() {
        return links.options();
    }

    /** Whether single operations are looked at. */
    private boolean isFine() {
        return options().detail() == Detail.OPERATION;
    }

    @Override
    public PageFrame frame() {
        return frame;
    }

    @Override
    public String spoken() {
        return narrator.spoken(step);
    }

    @Override
    public String description() {
        return sentence;
    }

    public HeadView head() {
        return head;
    }

    /** The step that is shown: the one that represents its stop. */
    public Step step() {
        return step;
    }

    public String where() {
        return narrator.where(stops, options().detail(), step.index());
    }

    /** That there is no step of the name that was asked for; else empty. */
    public String notice() {
        return reference.exact() ? "" : text("stepper.nearest");
    }

    /** The sentence, with the squares that it names. */
    public NamedSquares parts() {
        return new NamedSquares(sentence, this::origin);
    }

    /** The origin of a cell of the result; null where it has no such cell. */
    private String origin(String cell) {
        ViewKind view = step.view();
        return step.result() instanceof Word word
                        && CellNames.hasCells(word, view)
                        && CellNames.bit(word, view, cell).isPresent()
                ? bit.url(cell)
                : null;
    }

    public EquationView equation() {
        return equation;
    }

    /** The marks in its pictures. Hex digits stand among the bits and not beside the pictures. */
    public List<LegendView> legend() {
        return new StepLegend(words(), options().numbers())
                .of(equation).stream().filter(mark -> !mark.css().equals("hex")).toList();
    }

    private Messages words() {
        return frame.words();
    }

    public Controls controls() {
        return new Controls(stops, step, links, passage);
    }

    public Track track() {
        return track;
    }

    /** Whether it is shown to an audience. */
    public boolean presenting() {
        return options().present();
    }

    /** Enters or leaves presentation mode; null inside a frame, which has no room for it. */
    public String presentUrl() {
        return EmbedAddress.isEmbed(links.link().path())
                ? null
                : url(options().withPresent(!options().present()));
    }

    private String url(StepOptions other) {
        return links.url(step.index(), other);
    }

    public BitPanel bit() {
        return bit;
    }

    /** The working of the step; empty if no step of the trace adds or multiplies boards. */
    public Optional<WrittenSum> working() {
        return Optional.of(new WrittenSum(narrator, links, stop, step)).filter(WrittenSum::hasRoom);
    }

    public SourceView source() {
        SourcePane pane = new SourcePane(trace(), links::url, isFine());
        return editor.map(each -> each.on(source(pane, each), method(), links.here(step.index())))
                .orElseGet(() -> pane.at(method(), step, sentence));
    }

    private SourceView source(SourcePane pane, CodeEditor editor) {
        return editor.isOpen() ? pane.whole(method(), step) : pane.at(method(), step, sentence);
    }

    private Method method() {
        return program.method(trace().methodOf(step.call())).orElseThrow();
    }

    /** Variables, bits and origin; the last leads nowhere where nothing has one. */
    public List<Choice> tabs() {
        StepOptions plain = options().withBit(AskedBit.NONE).withMore(false).withTable(false);
        boolean origin = bit.isTold();
        boolean bits = !origin && (options().more() || options().table());
        return List.of(
                new Choice("variables", url(plain), !origin && !bits),
                new Choice("bits", url(plain.withMore(true)), bits),
                new Choice("origin", origin(), origin));
    }

    /** Which of them is open. */
    public String tab() {
        return tabs().stream().filter(Choice::current).map(Choice::name).findFirst().orElseThrow();
    }

    /** The origin of the bit that is asked about, or of the first one of the result. */
    private String origin() {
        if (bit.isTold()) {
            return links.here(step.index()).toString();
        }
        ViewKind view = step.view();
        if (!(step.result() instanceof Word word) || !CellNames.hasCells(word, view)) {
            return null;
        }
        // A value may have more bits than cells.
        long drawn = BitLayout.of(view, word).drawn(word.bits());
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(drawn);
        return bit.url(CellNames.name(word, view, Math.max(0, highest)));
    }

    /** Whether there is room for the details: in a frame they are folded at first. */
    public boolean isUnfolded() {
        return !frame.isEmbedded() || options().more();
    }

    public Details details() {
        return new Details(narrator, links::url);
    }

    /** Its values in hex, where single operations are looked at. */
    public List<SlotView> hexes() {
        return isFine()
                ? equation.slots().stream().filter(slot -> !slot.hex().isEmpty()).toList()
                : List.of();
    }

    public String moreUrl() {
        return url(options().withMore(!options().more()));
    }

    /** The result as a table, if it is asked for. */
    public Optional<GridTable> table() {
        return options().table()
                        && step.result() instanceof Word word
                        && CellNames.hasCells(word, step.view())
                ? Optional.of(table(word))
                : Optional.empty();
    }

    private GridTable table(Word word) {
        String name = text("stepper.table", step.text());
        return new GridTable(name, word, step.view(), step.marks(), words(), bit::url);
    }

    public String tableUrl() {
        return url(options().withTable(!options().table()));
    }

    /** Shows or hides the numbers of the bits. */
    public Choice numbers() {
        StepOptions other = options().withNumbers(!options().numbers());
        return new Choice("numbers", url(other), options().numbers());
    }

    public Sharing share() {
        return new Sharing(frame, head.technique(), links.here(step.index()), equation.moves());
    }
}
