package flipscope.web.trace.step;

import flipscope.story.StepReference;
import flipscope.trace.BitLayout;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Link;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.GridTable;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.trace.code.CodeEditor;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.Sharing;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.step.EquationView.SlotView;
import flipscope.web.trace.step.StepLegend.LegendView;
import java.util.List;
import java.util.Optional;

/**
 * One step of an algorithm, as its templates read it.
 *
 * @param editor makes the source editable
 * @param reference the step that is asked for
 * @param shown the stop that is shown
 * @param head the head over it
 */
public record Stepper(
        PageContext frame,
        Optional<CodeEditor> editor,
        StepReference reference,
        ShownStep shown,
        HeadView head)
        implements PageView {
    public StepOptions options() {
        return shown.links().options();
    }

    @Override
    public String spoken() {
        return shown.narrator().spoken(step());
    }

    @Override
    public String description() {
        return shown.sentence();
    }

    private Step step() {
        return shown.step();
    }

    /** That there is no step of the name that was asked for; else empty. */
    public String notice() {
        return reference.exact() ? "" : text("stepper.nearest");
    }

    /** The sentence, with the squares that it names. */
    public NamedSquares parts() {
        return new NamedSquares(shown.sentence(), this::origin);
    }

    /** The origin of a cell of the result; null where it has no such cell. */
    private String origin(String cell) {
        return hasCells()
                        && hasRoom()
                        && CellNames.bit(step().word(), step().view(), cell).isPresent()
                ? shown.bit().url(cell)
                : null;
    }

    /** The marks in its pictures. Hex digits stand among the bits and not beside the pictures. */
    public List<LegendView> legend() {
        return new StepLegend(frame.words(), options().numbers())
                .of(shown.equation()).stream().filter(mark -> !mark.css().equals("hex")).toList();
    }

    private Link here() {
        return shown.links().here(step().index());
    }

    /** Whether it is shown to an audience. */
    public boolean presenting() {
        return options().present();
    }

    /** Enters or leaves presentation mode; null inside a frame, which has no room for it. */
    public String presentUrl() {
        return EmbedAddress.isEmbed(shown.links().link().path())
                ? null
                : url(options().withPresent(!options().present()));
    }

    private String url(StepOptions other) {
        return shown.links().url(step().index(), other);
    }

    public SourceView source() {
        return editor.map(each -> each.on(source(each), shown.method(), here()))
                .orElseGet(shown::source);
    }

    private SourceView source(CodeEditor editor) {
        return editor.isOpen() ? shown.pane().whole(shown.method(), step()) : shown.source();
    }

    /** Variables, bits and origin; the last leads nowhere where nothing has one. */
    public List<Choice> tabs() {
        StepOptions plain = options().withoutBit().withMore(false).withTable(false);
        boolean origin = shown.bit().isTold();
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
        if (shown.bit().isTold()) {
            return here().toString();
        }
        if (!hasCells()) {
            return null;
        }
        // A value may have more bits than cells.
        Word word = step().word();
        long drawn = BitLayout.of(step().view(), word).drawn(word.bits());
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(drawn);
        return shown.bit().url(CellNames.name(word, step().view(), Math.max(0, highest)));
    }

    private boolean hasCells() {
        return CellNames.hasCells(step().result(), step().view());
    }

    /** Whether there is room for the details: in a frame they are folded at first. */
    public boolean isUnfolded() {
        return !frame.isEmbedded() || options().more();
    }

    public Details details() {
        return new Details(shown.narrator(), shown.links()::url, here().room());
    }

    /** Its values in hex, where single operations are looked at. */
    public List<SlotView> hexes() {
        return shown.isFine()
                ? shown.equation().slots().stream().filter(slot -> !slot.hex().isEmpty()).toList()
                : List.of();
    }

    public String moreUrl() {
        return url(options().withMore(!options().more()));
    }

    /** The result as a table, if it is asked for. */
    public Optional<GridTable> table() {
        return Optional.of(step())
                .filter(step -> options().table() && hasCells())
                .map(
                        step ->
                                new GridTable(
                                        text("stepper.table", step.text()),
                                        step.word(),
                                        step.view(),
                                        step.marks(),
                                        frame.words(),
                                        hasRoom() ? shown.bit()::url : each -> null));
    }

    /** Whether every cell can have a link of its own. */
    private boolean hasRoom() {
        return Long.SIZE <= here().room();
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
        return new Sharing(frame, head.technique(), here(), shown.equation().moves());
    }
}
