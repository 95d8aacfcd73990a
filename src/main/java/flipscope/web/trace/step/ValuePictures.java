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
import flipscope.web.draw.Stages;
import flipscope.web.draw.TableStrip;
import flipscope.web.draw.Trail;
import java.util.List;
import java.util.function.Supplier;

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
        boolean chooses = step.operator() == Operator.CHOOSE && operand.equals(step.operand(0));
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
        ViewKind view = step.view();
        Picture marked = plain().with(step.marks()).with(worksOnBits(step), outline);
        Picture picture = after(step, marked).trailing(Trail.of(step));
        GridView grid = draw(step.result(), view, expression(step), picture, fork(step));
        return staged(step, grid, () -> operand(step, step.operand(0), Outline.NONE));
    }

    /** The picture of a result with the motion of its step, if anything moves. */
    public static GridView staged(Step step, GridView grid, Supplier<GridView> first) {
        return Motions.of(step)
                .filter(Motion::moves)
                .map(motion -> Stages.of(motion, (Word) step.result(), step.view(), first.get()))
                .map(grid::staged)
                .orElse(grid);
    }

    /** A value with marks that no single step made. */
    GridView value(String text, Value value, ViewKind view, Marks marks, Outline outline) {
        return draw(text, value, view, plain().with(marks).with(false, outline));
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
        int index = (int) ((Word) step.operand(1).value()).bits();
        return TableStrip.draw(
                table,
                index,
                step.view(),
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

    /** A picture over the discs of the position. */
    public Picture plain() {
        return Picture.over(discs, bitNumbers, words);
    }

    /** Whether a number is better shown in binary too. */
    private static boolean worksOnBits(Step step) {
        return step.operator().bitwise();
    }

    private GridView draw(Value value, ViewKind view, String text, Picture picture, ForkView fork) {
        return fork == null
                ? draw(text, value, view, picture)
                : Grids.flag((Word) value, Values.alt(words, text, value, view), fork);
    }

    public GridView draw(String text, Value value, ViewKind view, Picture picture) {
        return Grids.draw(value, view, Values.alt(words, text, value, view), picture);
    }
}
