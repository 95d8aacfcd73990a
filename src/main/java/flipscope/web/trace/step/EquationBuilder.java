package flipscope.web.trace.step;

import flipscope.story.LayerShift;
import flipscope.story.Movement;
import flipscope.story.Narrator;
import flipscope.story.OperatorWords;
import flipscope.story.StepText;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.ForkView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.draw.ShiftDirection;
import flipscope.web.draw.TableStrip;
import flipscope.web.draw.TextAlternatives;
import flipscope.web.trace.step.EquationView.SlotView;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntFunction;

/** Draws one step as an equation: operand, operator, operand, result. Always three slots. */
public final class EquationBuilder {
    static final int RESULT = -1;

    private final Trace trace;
    private final Narrator narrator;
    private final TraceContext traceContext;
    private final Messages words;
    private final Discs discs;
    private final boolean bitNumbers;
    private final boolean low;

    public EquationBuilder(
            Trace trace,
            Narrator narrator,
            TraceContext traceContext,
            Messages words,
            boolean bitNumbers) {
        this.trace = trace;
        this.narrator = narrator;
        this.traceContext = traceContext;
        this.words = words;
        this.discs = traceContext.position().map(Discs::of).orElse(Discs.NONE);
        this.bitNumbers = bitNumbers;
        this.low = trace.steps().stream().noneMatch(EquationBuilder::isTall);
    }

    /**
     * The equation of a step. A single operand stands to the right of its operator, as in {@code
     * ~x}.
     */
    public EquationView of(Step step) {
        return of(step, operand -> Set.of());
    }

    /**
     * The same with cells outlined.
     *
     * @param outlined their names for an operand by its number, or for the result, {@link #RESULT}
     */
    EquationView of(Step step, IntFunction<Set<String>> outlined) {
        if (step.result() == null) {
            return entered(step, outlined);
        }
        int operands = step.operands().size();
        SlotView left = operands > 1 ? slot(step, 0, outlined) : null;
        SlotView right = operands > 0 ? slot(step, operands > 1 ? 1 : 0, outlined) : null;
        return new EquationView(
                left,
                OperatorSigns.symbol(step),
                OperatorSigns.spoken(words, step),
                arrow(step),
                distance(step),
                right,
                "=",
                words.text("stepper.gives"),
                result(step, outlined.apply(RESULT)),
                new OperatorWords(words).of(step),
                low);
    }

    /** A call that is entered has no result yet, so the slots hold its arguments. */
    private EquationView entered(Step step, IntFunction<Set<String>> outlined) {
        List<Operand> arguments = step.operands();
        return new EquationView(
                argument(step, 0, outlined),
                arguments.size() > 1 ? "," : "",
                "",
                "",
                "",
                argument(step, 1, outlined),
                arguments.size() > 2 ? "," : "",
                "",
                argument(step, 2, outlined),
                "",
                low);
    }

    private static boolean isTall(Step step) {
        return isTall(step.site().resultView())
                || step.operands().stream().map(Operand::view).anyMatch(EquationBuilder::isTall);
    }

    private static boolean isTall(ViewKind view) {
        return switch (view.shape()) {
            case BOARD, UPPER, LOWER, MINI, LINE3, CUBE, LANES, WORD -> true;
            case RANK, NUMBER, FLAG -> false;
        };
    }

    private SlotView argument(Step step, int index, IntFunction<Set<String>> outlined) {
        return index < step.operands().size() ? slot(step, index, outlined) : null;
    }

    private SlotView slot(Step step, int index, IntFunction<Set<String>> outlined) {
        Operand operand = step.operands().get(index);
        Marks marks = new Marks(0, 0, operand.wrapped(), 0, 0);
        Picture picture = plain().with(marks).with(worksOnBits(step), outlined.apply(index));
        return new SlotView(
                operand.text(),
                narrator.role(trace, step, operand, traceContext),
                operand(step, index, picture),
                hex(operand.value(), operand.view()));
    }

    private SlotView result(Step step, Set<String> outlined) {
        ViewKind view = step.site().resultView();
        Picture marked = plain().with(step.marks()).with(worksOnBits(step), outlined);
        Picture picture = after(step, marked);
        String name = step.site().assigns() == null ? expression(step) : step.site().assigns();
        return new SlotView(
                name,
                words.text("stepper.result"),
                draw(step.result(), view, expression(step), picture, fork(step)),
                hex(step.result(), view));
    }

    /** An operand: a table as the entry that is read, a condition with its two branches. */
    private GridView operand(Step step, int index, Picture picture) {
        Operand operand = step.operands().get(index);
        if (operand.value() instanceof Table table && step.operator() == Operator.LOOKUP) {
            return strip(step, operand.text(), table);
        }
        boolean chooses = step.operator() == Operator.CHOOSE && index == 0;
        ForkView fork = chooses ? choice(step) : null;
        return draw(operand.value(), operand.view(), operand.text(), picture, fork);
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
                .map(branch -> "stepper.fork." + branch.name().toLowerCase(Locale.ROOT))
                .map(key -> new ForkView(words.text(key + ".true"), words.text(key + ".false")))
                .orElse(null);
    }

    /** The source of a step; for a loop over a table, without the {@code @View} of its entries. */
    private static String expression(Step step) {
        return StepText.withoutViews(step.text());
    }

    private Picture plain() {
        return Picture.over(discs, bitNumbers, words);
    }

    /** The picture with the bits that a shift pushed out. */
    public static Picture after(Step step, Picture picture) {
        if (step.marks().fell() == 0) {
            return picture;
        }
        ShiftDirection drift = Movement.of(step).map(ShiftDirection::of).orElse(null);
        ViewKind from = step.operands().get(0).view();
        return picture.shifted(from, drift, step.operator() == Operator.LEFT);
    }

    /** Whether a number is better shown in binary too. */
    private static boolean worksOnBits(Step step) {
        return step.operator().bitwise();
    }

    private GridView draw(Value value, ViewKind view, String text, Picture picture, ForkView fork) {
        String alt = TextAlternatives.of(narrator, text, value, view);
        return fork == null
                ? Grids.draw(value, view, alt, picture)
                : Grids.flag((Word) value, alt, fork);
    }

    private static String hex(Value value, ViewKind view) {
        boolean bits = view.shape() != ViewKind.Shape.NUMBER && view.shape() != ViewKind.Shape.FLAG;
        return bits && value instanceof Word word && word.type().width() > 1 ? word.text() : "";
    }

    private static String arrow(Step step) {
        return Movement.of(step)
                .map(each -> each.direction().arrow())
                .or(() -> LayerShift.of(step).map(LayerShift::arrow))
                .orElse("");
    }

    /** How far a shift moves the layers of the cube; on a board the arrow is enough. */
    private String distance(Step step) {
        return LayerShift.of(step).map(each -> each.words(words)).orElse("");
    }
}
