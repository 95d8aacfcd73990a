package flipscope.web.step;

import flipscope.story.BitStory;
import flipscope.story.BitStory.Chapter;
import flipscope.story.Narrator;
import flipscope.story.Values;
import flipscope.trace.BitLayout;
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
import flipscope.web.step.BitView.ChapterView;
import flipscope.web.trace.request.AskedBit;
import flipscope.web.trace.request.StepOptions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Tells where one bit of a step came from; and has the links of the step's cells. */
final class BitPanel {
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

    BitView view() {
        return new BitView(url(), isTold(), title(), isTold() ? is() : "", chapters(), answer());
    }

    private List<ChapterView> chapters() {
        List<Chapter> all = story.map(BitStory::chapters).orElse(List.of());
        return IntStream.range(0, all.size()).mapToObj(at -> chapter(all.get(at), at)).toList();
    }

    private ChapterView chapter(Chapter chapter, int at) {
        return new ChapterView(
                folded(at),
                mini(chapter),
                cells(chapter, chapter.bits()),
                cells(chapter, chapter.others()),
                chapter.sentence(),
                url(chapter),
                place(chapter),
                chapter.text());
    }

    boolean hasCells() {
        return CellNames.hasCells(step.result(), step.view());
    }

    /** Whether every cell can have a link of its own. */
    boolean hasRoom() {
        return Long.SIZE <= links.here(step.index()).room();
    }

    /** The origin of the bit that is asked about, or of the first one of the result. */
    String origin() {
        if (isTold()) {
            return links.here(step.index()).toString();
        }
        if (!hasCells()) {
            return null;
        }
        // A value may have more bits than cells.
        Word word = step.word();
        long drawn = BitLayout.of(step.view(), word).drawn(word.bits());
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(drawn);
        return url(CellNames.name(word, step.view(), Math.max(0, highest)));
    }

    private BitStory story() {
        return asked.of() == 0
                ? BitStory.ofResult(narrator, step, bit())
                : BitStory.ofOperand(narrator, step, operand(), bit());
    }

    /** The address of the step without a bit; a cell appends its own. */
    String url() {
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
    boolean isTold() {
        return story.isPresent();
    }

    /** {@code Where b5 came from}. */
    private String title() {
        return story.map(each -> narrator.text("bit.title", each.name()))
                .orElse(narrator.text("bit.hint"));
    }

    /** {@code b5 is 1 here}. */
    private String is() {
        BitStory told = story.orElseThrow();
        int digit = told.set() ? 1 : 0;
        return asked.of() == 0
                ? narrator.text("bit.is", told.name(), digit)
                : narrator.text("bit.is.operand", told.name(), digit, operand().text());
    }

    /** What is left out before a chapter; empty for most. */
    private String folded(int chapter) {
        int folded = story.orElseThrow().folded();
        return folded == 0 || chapter != BitStory.LATEST ? "" : narrator.text("bit.folded", folded);
    }

    /** What was asked, and why this step answers it; empty if nothing was. */
    private String answer() {
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
    private String place(Chapter chapter) {
        return chapter.step() >= 0
                ? narrator.text("bit.step", chapter.step() + 1)
                : narrator.text("bit.end");
    }

    /** The step of a chapter; empty of an input. */
    private Optional<String> url(Chapter chapter) {
        return Optional.of(chapter)
                .filter(each -> each.step() >= 0)
                .map(each -> url(each.step(), first(each)));
    }

    private MiniView mini(Chapter chapter) {
        String alt =
                Values.alt(narrator.messages(), chapter.text(), chapter.value(), chapter.view());
        return MiniView.draw(chapter.value(), chapter.view(), alt);
    }

    /** The names of some cells of its picture. */
    private static Set<String> cells(Chapter chapter, long bits) {
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
