package flipscope.web.trace.step;

import flipscope.story.BitStory;
import flipscope.story.BitStory.Chapter;
import flipscope.story.Narrator;
import flipscope.story.Values;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor;
import flipscope.trace.origin.Cause;
import flipscope.trace.origin.Lineage;
import flipscope.web.draw.CellNames;
import flipscope.web.draw.MiniGrids;
import flipscope.web.game.GameBoards;
import flipscope.web.site.Link;
import flipscope.web.site.ProblemException;
import flipscope.web.trace.request.AskedBit;
import flipscope.web.trace.request.AskedDirection;
import flipscope.web.trace.step.BitView.ChapterView;
import flipscope.web.trace.step.BitView.StoryView;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;

/** Tells where one bit of a step came from, and outlines what decided it. */
final class BitStories {
    private final Trace trace;
    private final Narrator narrator;
    private final AskedBit asked;
    private final IntFunction<Link> link;

    /**
     * @param link the address of a step, without a bit
     */
    BitStories(Narrator narrator, AskedBit asked, IntFunction<Link> link) {
        this.trace = narrator.trace();
        this.narrator = narrator;
        this.asked = asked;
        this.link = link;
    }

    /**
     * The story below a step.
     *
     * @throws flipscope.web.site.ProblemException if the step has no such bit
     */
    BitView of(Step step) {
        return new BitView(url(step.index(), AskedBit.NONE), asked.isAsked() ? story(step) : null);
    }

    /** The address of the story of a cell of the result. */
    String url(Step step, String cell) {
        return url(step.index(), new AskedBit(cell, 0));
    }

    private String url(int step, AskedBit bit) {
        return bit.on(link.apply(step)).toString();
    }

    private StoryView story(Step step) {
        int bit = bit(step);
        BitStory story =
                asked.of() == 0
                        ? narrator.bitStory(step, bit)
                        : narrator.bitStory(step, operand(step), bit);
        String is =
                asked.of() == 0
                        ? text("bit.is", story.name(), story.set() ? 1 : 0)
                        : text(
                                "bit.is.operand",
                                story.name(),
                                story.set() ? 1 : 0,
                                operand(step).text());
        return new StoryView(
                asked.direction().map(each -> answer(each, step, story)).orElse(""),
                text("bit.title", story.name()),
                is,
                url(step.index(), AskedBit.NONE),
                story.chapters().stream().map(this::chapter).toList(),
                story.folded() == 0 ? "" : text("bit.folded", story.folded()),
                BitStory.LATEST);
    }

    /** What was asked, and why this step answers it. */
    private String answer(AskedDirection question, Step step, BitStory story) {
        String side =
                narrator.traceContext()
                        .position()
                        .map(at -> GameBoards.side(narrator.messages(), at.toMove()))
                        .orElse("");
        return text(
                "why.answer",
                question.square(),
                side,
                text("why.from." + question.direction().code(), question.square()),
                narrator.stageTitle(step),
                story.name(),
                story.set() ? 1 : 0);
    }

    private String text(String key, Object... arguments) {
        return narrator.messages().text(key, arguments);
    }

    private Operand operand(Step step) {
        if (asked.of() > step.operands().size()) {
            throw ProblemException.parameter("of", text("bit.no-operand", asked.of()));
        }
        return step.operands().get(asked.of() - 1);
    }

    private int bit(Step step) {
        Value value = asked.of() == 0 ? step.result() : operand(step).value();
        ViewKind view = asked.of() == 0 ? step.site().resultView() : operand(step).view();
        if (!(value instanceof Word word) || !CellNames.hasCells(word, view)) {
            throw ProblemException.parameter("bit", text("bit.none", asked.name()));
        }
        OptionalInt bit = CellNames.bit(word, view, asked.name());
        return bit.orElseThrow(() -> unknown(word, view));
    }

    private RuntimeException unknown(Word word, ViewKind view) {
        String one = CellNames.name(word, view, 0);
        return ProblemException.parameter("bit", text("bit.unknown", asked.name(), one));
    }

    private ChapterView chapter(Chapter chapter) {
        boolean made = chapter.step() >= 0;
        String alt =
                Values.alt(narrator.messages(), chapter.text(), chapter.value(), chapter.view());
        return new ChapterView(
                made ? text("bit.step", chapter.step() + 1) : text("bit.end"),
                made ? url(chapter.step(), first(chapter)) : null,
                chapter.text(),
                chapter.sentence(),
                MiniGrids.draw(chapter.value(), chapter.view(), alt),
                names(chapter.value(), chapter.view(), chapter.bits()),
                names(chapter.value(), chapter.view(), chapter.others()));
    }

    /** The bit that the story continues with, if the chapter is about one cell. */
    private static AskedBit first(Chapter chapter) {
        boolean one =
                Long.bitCount(chapter.bits()) == 1
                        && chapter.value() instanceof Word word
                        && CellNames.hasCells(word, chapter.view());
        if (!one) {
            return AskedBit.NONE;
        }
        int bit = Long.numberOfTrailingZeros(chapter.bits());
        return new AskedBit(CellNames.name((Word) chapter.value(), chapter.view(), bit), 0);
    }

    private static Set<String> names(Value value, ViewKind view, long bits) {
        Set<String> names = new HashSet<>();
        if (value instanceof Word word && CellNames.hasCells(word, view)) {
            for (long rest = bits; rest != 0; rest &= rest - 1) {
                names.add(CellNames.shown(word, view, Long.numberOfTrailingZeros(rest)));
            }
        }
        return names;
    }

    /**
     * The cells of an operand or the result that are outlined: the bit, or what decided it.
     *
     * @param operand its number, or {@link EquationBuilder#RESULT}
     */
    Set<String> outlined(Step step, int operand) {
        if (!asked.isAsked()) {
            return Set.of();
        }
        boolean isResult = operand == EquationBuilder.RESULT;
        Value value = isResult ? step.result() : step.operands().get(operand).value();
        ViewKind view = isResult ? step.site().resultView() : step.operands().get(operand).view();
        if (asked.of() == operand + 1) {
            return names(value, view, 1L << bit(step));
        }
        return isResult || asked.of() != 0 ? Set.of() : names(value, view, decided(step, operand));
    }

    private long decided(Step step, int operand) {
        Cause cause = Lineage.cause(step, 1L << bit(step));
        return cause.ancestors().stream()
                .filter(each -> each.kind() != Ancestor.Kind.WHOLE)
                .mapToLong(each -> each.in(operand))
                .reduce(0, (one, other) -> one | other);
    }
}
