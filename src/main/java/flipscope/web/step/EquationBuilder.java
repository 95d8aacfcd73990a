package flipscope.web.step;

import flipscope.story.BoardShift;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.NoChangeWords;
import flipscope.story.OperatorWords;
import flipscope.story.Stop;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.step.EquationView.GlossView;
import flipscope.web.step.EquationView.SignView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.EquationView.TermView;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Draws a stop: one step as operand, operator, operand and result, always in three places; a stage
 * or a line as its chain.
 */
public final class EquationBuilder {
    /** Stands for the result where operands are numbered. */
    static final int RESULT = -1;

    private final Trace trace;
    private final Narrator narrator;
    private final Messages words;
    private final ValuePictures pictures;
    private final IntFunction<Set<String>> outlined;
    private final boolean low;

    /** No cell is outlined. */
    public EquationBuilder(Narrator narrator, boolean bitNumbers) {
        this(narrator, bitNumbers, operand -> Set.of());
    }

    /**
     * @param outlined the names of the outlined cells of an operand by its number, or of the
     *     result, {@link #RESULT}
     */
    EquationBuilder(Narrator narrator, boolean bitNumbers, IntFunction<Set<String>> outlined) {
        this.trace = narrator.trace();
        this.narrator = narrator;
        this.words = narrator.messages();
        this.pictures = new ValuePictures(narrator, bitNumbers);
        this.outlined = outlined;
        this.low = trace.steps().stream().noneMatch(EquationBuilder::isTall);
    }

    /** The pictures of a stop. */
    public EquationView of(Stop stop, Detail detail) {
        Step step = trace.step(stop.step());
        if (detail == Detail.OPERATION || step.result() == null) {
            return of(step);
        }
        ChainPictures chain = new ChainPictures(narrator, pictures, stop, detail);
        GlossView aside = detail == Detail.STAGE ? chain.aside() : GlossView.NONE;
        return new EquationView(chain.terms(outlined), aside, low, true);
    }

    /**
     * The equation of a step. A single operand stands to the right of its operator, as in {@code
     * ~x}.
     */
    EquationView of(Step step) {
        if (step.result() == null) {
            return entered(step);
        }
        boolean two = step.operands().size() > 1;
        TermView left = new TermView(null, "left", two ? argument(step, 0) : null);
        SlotView right = argument(step, two ? 1 : 0);
        return equation(
                left,
                new TermView(SignView.of(words, step), "right", right),
                new TermView(SignView.equal(words), "result", result(step)),
                gloss(step));
    }

    private EquationView equation(TermView left, TermView right, TermView result, GlossView gloss) {
        return new EquationView(List.of(left, right, result), gloss, low, false);
    }

    private GlossView gloss(Step step) {
        String still = new NoChangeWords(words).of(step);
        return still.isEmpty()
                ? new GlossView(SignView.symbol(step), new OperatorWords(words).of(step))
                : new GlossView("", still);
    }

    /** A call that is entered has no result yet, so the slots hold its arguments. */
    private EquationView entered(Step step) {
        int size = step.operands().size();
        SignView first = SignView.comma("operator", size > 1);
        SignView second = SignView.comma("equals", size > 2);
        return equation(
                new TermView(null, "left", argument(step, 0)),
                new TermView(first, "right", argument(step, 1)),
                new TermView(second, "result", argument(step, 2)),
                GlossView.NONE);
    }

    private SlotView argument(Step step, int index) {
        if (index >= step.operands().size()) {
            return null;
        }
        Operand operand = step.operand(index);
        return new SlotView(
                operand.text(),
                narrator.role(step, operand),
                "",
                pictures.operand(step, operand, new Outline(outlined.apply(index), "asked")),
                ValuePictures.hex(operand.value(), operand.view()),
                "",
                false,
                index + 1);
    }

    private static boolean isTall(Step step) {
        return isTall(step.view())
                || step.operands().stream().map(Operand::view).anyMatch(EquationBuilder::isTall);
    }

    private static boolean isTall(DisplayFormat view) {
        return BitLayout.of(view, Long.SIZE).rows() > 1;
    }

    private SlotView result(Step step) {
        String variable = step.assigns();
        return new SlotView(
                variable == null ? ValuePictures.expression(step) : variable,
                words.text("stepper.result"),
                BoardShift.arrow(step),
                pictures.moving(step, new Outline(outlined.apply(RESULT), "asked")),
                ValuePictures.hex(step.result(), step.view()),
                "",
                false,
                0);
    }
}
