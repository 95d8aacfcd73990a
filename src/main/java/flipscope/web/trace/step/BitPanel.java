package flipscope.web.trace.step;

import flipscope.story.BitStory;
import flipscope.story.BitStory.Chapter;
import flipscope.story.Narrator;
import flipscope.story.Values;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor;
import flipscope.trace.origin.BitOrigin;
import flipscope.trace.origin.Cause;
import flipscope.web.address.ProblemException;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.MiniView;
import flipscope.web.game.GameBoards;
import flipscope.web.trace.request.AskedBit;
import flipscope.web.trace.request.StepOptions;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where one bit of a step came from, below the step; and the links of the step's cells. */
public final class BitPanel {
    private final Narrator narrator;
    private final StepAddresses links;
    private final Step step;
    private final AskedBit asked;
    private final Optional<BitStory> story;

    /**
     * @throws flipscope.web.address.ProblemException if the step has no bit as asked for
     */
    BitPanel(Narrator narrator, StepAddresses links, Step step) {
        this.narrator = narrator;
        this.links = links;
        this.step = step;
        this.asked = links.options().bit();
        this.story = Optional.of(asked).filter(AskedBit::isAsked).map(each -> story());
    }

    private BitStory story() {
        return asked.of() == 0
                ? BitStory.ofResult(narrator, step, bit())
                : BitStory.ofOperand(narrator, step, operand(), bit());
    }

    /** The address of the step without a bit; a cell appends its own. */
    public String url() {
        return url(step.index(), AskedBit.NONE);
    }

    /** The address of the story of a cell of the result. */
    String url(String cell) {
        return url(step.index(), new AskedBit(cell, 0));
    }

    private String url(int index, AskedBit bit) {
        StepOptions plain = links.options().withoutBit();
        return bit.on(links.link(index, plain)).toString();
    }

    /** Whether a bit is asked about. */
    public boolean isTold() {
        return story.isPresent();
    }

    /** {@code Where b5 came from}. */
    public String title() {
        return story.map(each -> narrator.text("bit.title", each.name()))
                .orElse(narrator.text("bit.hint"));
    }

    /** {@code b5 is 1 here}. */
    public String is() {
        BitStory told = story.orElseThrow();
        int digit = told.set() ? 1 : 0;
        return asked.of() == 0
                ? narrator.text("bit.is", told.name(), digit)
                : narrator.text("bit.is.operand", told.name(), digit, operand().text());
    }

    public List<Chapter> chapters() {
        return story.orElseThrow().chapters();
    }

    /** What is left out before a chapter; empty for most. */
    public String folded(int chapter) {
        int folded = story.orElseThrow().folded();
        return folded == 0 || chapter != BitStory.LATEST ? "" : narrator.text("bit.folded", folded);
    }

    /** What was asked, and why this step answers it; empty if nothing was. */
    public String answer() {
        return asked.square().isEmpty() ? "" : story.map(this::answer).orElse("");
    }

    private String answer(BitStory told) {
        String side =
                narrator.traceContext()
                        .position()
                        .map(at -> GameBoards.side(narrator.messages(), at.toMove()))
                        .orElse("");
        return narrator.text(
                "why.answer",
                asked.square(),
                side,
                narrator.text("why.from." + asked.way(), asked.square()),
                narrator.stageTitle(step),
                told.name(),
                told.set() ? 1 : 0);
    }

    private Operand operand() {
        if (asked.of() > step.operands().size()) {
            throw ProblemException.parameter("of", narrator.text("bit.no-operand", asked.of()));
        }
        return step.operand(asked.of() - 1);
    }

    private int bit() {
        Value value = asked.of() == 0 ? step.result() : operand().value();
        DisplayFormat view = asked.of() == 0 ? step.view() : operand().view();
        if (!CellNames.hasCells(value, view)) {
            throw ProblemException.parameter("bit", narrator.text("bit.none", asked.name()));
        }
        Word word = (Word) value;
        String one = CellNames.name(word, view, 0);
        String unknown = narrator.text("bit.unknown", asked.name(), one);
        return CellNames.bit(word, view, asked.name())
                .orElseThrow(() -> ProblemException.parameter("bit", unknown));
    }

    /** {@code step 12}, or that it started there. */
    public String place(Chapter chapter) {
        return chapter.step() >= 0
                ? narrator.text("bit.step", chapter.step() + 1)
                : narrator.text("bit.end");
    }

    /** The step of a chapter; empty of an input. */
    public Optional<String> url(Chapter chapter) {
        return Optional.of(chapter)
                .filter(each -> each.step() >= 0)
                .map(each -> url(each.step(), first(each)));
    }

    public MiniView mini(Chapter chapter) {
        String alt =
                Values.alt(narrator.messages(), chapter.text(), chapter.value(), chapter.view());
        return MiniView.draw(chapter.value(), chapter.view(), alt);
    }

    /** The names of some cells of its picture. */
    public static Set<String> cells(Chapter chapter, long bits) {
        return CellNames.shown(chapter.value(), chapter.view(), bits);
    }

    /** The bit that the story continues with, if the chapter is about one cell. */
    private static AskedBit first(Chapter chapter) {
        Set<String> names = cells(chapter, chapter.bits());
        return names.size() == 1
                ? new AskedBit(names.iterator().next().replace(' ', '-'), 0)
                : AskedBit.NONE;
    }

    /**
     * The cells of an operand or the result that are outlined: the bit, or what decided it.
     *
     * @param operand its number, or {@link EquationBuilder#RESULT}
     */
    Set<String> outlined(int operand) {
        if (!asked.isAsked()) {
            return Set.of();
        }
        boolean isAsked = asked.of() == operand + 1;
        if (operand == EquationBuilder.RESULT) {
            return isAsked ? CellNames.shown(step.result(), step.view(), 1L << bit()) : Set.of();
        }
        long bits = isAsked ? 1L << bit() : asked.of() == 0 ? decided(operand) : 0;
        Operand shown = step.operand(operand);
        return CellNames.shown(shown.value(), shown.view(), bits);
    }

    private long decided(int operand) {
        Cause cause = BitOrigin.cause(step, 1L << bit());
        return cause.ancestors().stream()
                .filter(each -> each.kind() != Ancestor.Kind.WHOLE)
                .mapToLong(each -> each.in(operand))
                .reduce(0, (one, other) -> one | other);
    }
}
