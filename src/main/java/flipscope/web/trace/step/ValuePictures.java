package flipscope.web.trace.step;

import flipscope.story.Movement;
import flipscope.story.Narrator;
import flipscope.story.StepText;
import flipscope.story.Values;
import flipscope.story.motion.Motion;
import flipscope.story.motion.Motions;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.ForkView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.draw.StageView;
import flipscope.web.draw.Stages;
import flipscope.web.draw.TableStrip;
import flipscope.web.draw.Trail;
import java.util.List;

/** Draws operands and results of steps. */
public final class ValuePictures {
    private final Narrator narrator;
    private final Messages words;
    private final Discs discs;
    private final boolean bitNumbers;

    public ValuePictures(Narrator narrator, boolean bitNumbers) {
        this.narrator = narrator;
        this.words = narrator.messages();
        this.discs = Discs.of(narrator.traceContext());
        this.bitNumbers = bitNumbers;
    }

    /** The meaning of an operand: {@code White’s discs}. */
    String role(Step step, Operand operand) {
        return narrator.role(step, operand);
    }

    /** An operand: a table as the entry that is read, a condition with its two branches. */
    GridView operand(Step step, Operand operand, Outline outline) {
        if (operand.value() instanceof Table table && step.operator() == Operator.LOOKUP) {
            return strip(step, operand.text(), table);
        }
        Marks marks = new Marks(0, 0, operand.wrapped(), 0, 0);
        boolean chooses =
                step.operator() == Operator.CHOOSE && operand.equals(step.operands().get(0));
        GridView drawn =
                draw(
                        operand.value(),
                        operand.view(),
                        operand.text(),
                        plain().with(marks).with(worksOnBits(step), outline),
                        chooses ? choice(step) : null);
        return step.operator() == Operator.LOOKUP ? drawn.asIndex() : drawn;
    }

    /** The result of a step, with what the step did to the bits. */
    GridView result(Step step, Value value, ViewKind view, Marks marks, Outline outline) {
        Picture picture = plain().with(marks).with(worksOnBits(step), outline);
        return draw(value, view, expression(step), after(step, picture), fork(step));
    }

    /**
     * The result of a step, with what its motion leaves behind, and the motion if anything moves.
     */
    public GridView stage(Step step, Outline outline) {
        ViewKind view = step.site().resultView();
        Picture marked = plain().with(step.marks()).with(worksOnBits(step), outline);
        Picture picture = after(step, marked).trailing(Trail.of(step));
        GridView grid = draw(step.result(), view, expression(step), picture, fork(step));
        return Motions.of(step)
                .filter(Motion::moves)
                .map(motion -> grid.staged(motion(step, motion)))
                .orElse(grid);
    }

    private StageView motion(Step step, Motion motion) {
        GridView first = operand(step, step.operands().get(0), Outline.NONE);
        return Stages.of(motion, (Word) step.result(), step.site().resultView(), first);
    }

    /** A value with marks that no single step made. */
    GridView value(String text, Value value, ViewKind view, Marks marks, Outline outline) {
        return draw(value, view, text, plain().with(marks).with(false, outline), null);
    }

    /** The source of a step; for a loop over a table, without the {@code @View} of its entries. */
    static String expression(Step step) {
        return StepText.withoutViews(step.text());
    }

    /** The picture with the bits that a shift pushed out. */
    public static Picture after(Step step, Picture picture) {
        if (picture.marks().fell() == 0 || !step.operator().shifts()) {
            return picture;
        }
        int amount = Movement.amount(step);
        return picture.shifted(step.operator() == Operator.LEFT ? amount : -amount);
    }

    static String hex(Value value, ViewKind view) {
        return isBits(value, view) ? ((Word) value).text() : "";
    }

    /** Whether a value is a word of bits: neither a number nor a truth value. */
    static boolean isBits(Value value, ViewKind view) {
        boolean bits = view.shape() != ViewKind.Shape.NUMBER && view.shape() != ViewKind.Shape.FLAG;
        return bits && value instanceof Word word && word.type().width() > 1;
    }

    private GridView strip(Step step, String name, Table table) {
        int index = (int) ((Word) step.operands().get(1).value()).bits();
        return TableStrip.draw(
                table,
                index,
                step.site().resultView(),
                words.text("stepper.table.alt", name, table.length(), index),
                words.text("stepper.entries", table.length()));
    }

    /** The two branches of {@code ?:}, by their source. */
    private ForkView choice(Step step) {
        List<String> texts = step.site().operandTexts();
        return new ForkView(
                words.text("stepper.fork.choice.true", texts.get(1)),
                words.text("stepper.fork.choice.false", texts.get(2)));
    }

    /** The two branches after a truth value that is a condition; null for all others. */
    private ForkView fork(Step step) {
        return narrator.branch(step)
                .map(branch -> "stepper.fork." + Slug.of(branch))
                .map(key -> new ForkView(words.text(key + ".true"), words.text(key + ".false")))
                .orElse(null);
    }

    private Picture plain() {
        return Picture.over(discs, bitNumbers, words);
    }

    /** Whether a number is better shown in binary too. */
    private static boolean worksOnBits(Step step) {
        return step.operator().bitwise();
    }

    private GridView draw(Value value, ViewKind view, String text, Picture picture, ForkView fork) {
        String alt = Values.alt(words, text, value, view);
        return fork == null
                ? Grids.draw(value, view, alt, picture)
                : Grids.flag((Word) value, alt, fork);
    }
}
