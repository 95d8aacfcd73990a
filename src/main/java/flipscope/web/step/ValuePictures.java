package flipscope.web.step;

import flipscope.story.BitNames;
import flipscope.story.BoardShift;
import flipscope.story.Narrator;
import flipscope.story.StepText;
import flipscope.story.Values;
import flipscope.story.motion.Motion;
import flipscope.story.motion.Motions;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.ForkView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.draw.MotionDrawing;
import flipscope.web.draw.MotionView;
import flipscope.web.draw.TableStrip;
import flipscope.web.draw.Trail;
import java.util.List;
import java.util.Optional;

/**
 * Draws operands and results of steps.
 *
 * @param bitNumbers whether cells show their bit numbers
 */
public record ValuePictures(Narrator narrator, boolean bitNumbers) {

    /** An operand: a table as the entry that is read, a condition with its two branches. */
    GridView operand(Step step, Operand operand, Outline outline) {
        if (operand.value() instanceof Table table && step.operator() == Operator.LOOKUP) {
            return strip(step, operand.text(), table);
        }
        Marks marks = new Marks(0, 0, operand.wrapped(), 0, 0);
        GridView drawn =
                draw(
                        operand.value(),
                        operand.view(),
                        operand.text(),
                        marked(step, marks, outline),
                        choice(step, operand));
        return step.operator() == Operator.LOOKUP ? drawn.asIndex() : drawn;
    }

    /** The result of a step, with what the step did to the bits. */
    GridView result(Step step, Value value, DisplayFormat view, Marks marks, Outline outline) {
        Picture picture = marked(step, marks, outline);
        return draw(value, view, expression(step), after(step, picture), fork(step));
    }

    /**
     * The result of a step, with what its motion leaves behind, and the motion if anything moves.
     */
    public GridView moving(Step step, Outline outline) {
        GridView still = still(step, outline);
        return Motions.of(step)
                .filter(Motion::moves)
                .map(motion -> still.moving(drawn(step, motion)))
                .orElse(still);
    }

    private MotionView drawn(Step step, Motion motion) {
        GridView first = operand(step, step.operand(0), Outline.NONE);
        return MotionDrawing.of(motion, step.word(), step.view(), first);
    }

    /** The picture of a step without its motion. */
    public GridView still(Step step, Outline outline) {
        Picture marked = marked(step, step.marks(), outline);
        Picture picture = after(step, marked).trailing(Trail.of(step));
        return draw(step.result(), step.view(), expression(step), picture, fork(step));
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
        return picture.shifted(BoardShift.places(step));
    }

    static String hex(Value value, DisplayFormat view) {
        return isBits(value, view) ? ((Word) value).text() : "";
    }

    /** Whether a value is a word of bits: neither a number nor a truth value. */
    static boolean isBits(Value value, DisplayFormat view) {
        return BitNames.areBits(view) && value instanceof Word word && word.type().width() > 1;
    }

    private GridView strip(Step step, String name, Table table) {
        int index = (int) ((Word) step.operand(1).value()).bits();
        return TableStrip.draw(
                table,
                index,
                step.view(),
                narrator.text("stepper.table.alt", name, table.length(), index),
                narrator.text("stepper.entries", table.length()));
    }

    /** The two branches of {@code ?:}, by their source; empty for all but its condition. */
    private Optional<ForkView> choice(Step step, Operand operand) {
        List<String> texts = step.site().operandTexts();
        return Optional.of(step)
                .filter(each -> each.operator() == Operator.CHOOSE)
                .filter(each -> operand.equals(each.operand(0)))
                .map(each -> fork("choice", texts.get(1), texts.get(2)));
    }

    /** The two branches after a truth value that is a condition; empty for all others. */
    private Optional<ForkView> fork(Step step) {
        return narrator.branch(step).map(branch -> fork(branch, "", ""));
    }

    private ForkView fork(String kind, String yes, String no) {
        String key = "stepper.fork." + kind;
        return new ForkView(narrator.text(key + ".true", yes), narrator.text(key + ".false", no));
    }

    /** A picture over the discs of the position. */
    public Picture plain() {
        return Picture.over(Discs.of(narrator.traceContext()), bitNumbers, narrator.messages());
    }

    /** A step that works on bits shows its numbers in binary too. */
    private Picture marked(Step step, Marks marks, Outline outline) {
        return plain().with(marks).with(step.operator().bitwise(), outline);
    }

    private GridView draw(
            Value value,
            DisplayFormat view,
            String text,
            Picture picture,
            Optional<ForkView> fork) {
        String alt = Values.alt(narrator.messages(), text, value, view);
        return fork.map(each -> Grids.flag((Word) value, alt, each))
                .orElseGet(() -> Grids.draw(value, view, alt, picture));
    }
}
