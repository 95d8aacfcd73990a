package flipscope.web.trace.step;

import flipscope.story.motion.Copies;
import flipscope.text.Messages;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.ViewKind;
import flipscope.trace.ViewKind.Shape;
import flipscope.trace.Word;
import flipscope.web.draw.LaneFields;
import flipscope.web.draw.LaneFields.Field;
import flipscope.web.draw.MiniGrids;
import flipscope.web.trace.step.PartialProductsView.PictureView;
import flipscope.web.trace.step.PartialProductsView.RowView;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes out a multiplication: for every set bit of one factor a shifted copy of the other, and
 * their sum.
 */
final class PartialProducts {
    private final Messages words;

    PartialProducts(Messages words) {
        this.words = words;
    }

    /** Whether a step multiplies bits rather than plain numbers. */
    static boolean isProduct(Step step) {
        if (step.operator() != Operator.MULTIPLY) {
            return false;
        }
        Shape shape = step.site().resultView().shape();
        return shape != Shape.NUMBER && shape != Shape.FLAG;
    }

    /** Whether a step is a product written lane by lane. */
    static boolean inLanes(Step step) {
        return isProduct(step) && step.site().resultView().shape() == Shape.LANES;
    }

    /** The shifted copies of a product. */
    PartialProductsView of(Step step) {
        Copies copies = Copies.of(step);
        Operand by = step.operands().get(1 - copies.copied());
        Operand copied = step.operands().get(copies.copied());
        List<Integer> shifts = copies.shifts();
        boolean lanes = inLanes(step);
        String name = step.site().assigns();
        return new PartialProductsView(
                words.text("stepper.copies", shifts.size(), copied.text(), by.text()),
                lanes ? names(step) : List.of(),
                lanes ? shifts.stream().map(each -> row(step, copied, each)).toList() : List.of(),
                lanes ? numbers((Word) step.result(), step, 0) : List.of(),
                name == null ? words.text("stepper.result") : name,
                lanes
                        ? List.of()
                        : shifts.stream().map(each -> picture(step, copied, each)).toList());
    }

    private List<String> names(Step step) {
        return LaneFields.of((Word) step.result(), lanes(step)).stream()
                .map(field -> words.text("stepper.copies.lane", field.low() / field.size()))
                .toList();
    }

    private static int lanes(Step step) {
        return step.site().resultView().lanes();
    }

    private RowView row(Step step, Operand copied, int shift) {
        return new RowView(shifted(shift), numbers(copy(step, copied, shift), step, shift));
    }

    private static String shifted(int shift) {
        return "<< " + shift;
    }

    /** A shifted copy, truncated to the register of the result. */
    private static Word copy(Step step, Operand copied, int shift) {
        long bits = ((Word) copied.value()).bits() << shift;
        boolean wide = step.result().type().width() == Long.SIZE;
        return wide ? Word.of(bits) : Word.of((int) bits);
    }

    /** The number in each lane; empty below the shift. */
    private static List<String> numbers(Word word, Step step, int shift) {
        return LaneFields.of(word, lanes(step)).stream()
                .map(field -> field.top() < shift ? "" : number(field))
                .collect(Collectors.toList());
    }

    private static String number(Field field) {
        return Long.toString(field.number());
    }

    private static PictureView picture(Step step, Operand copied, int shift) {
        ViewKind view = step.site().resultView();
        return new PictureView(
                shifted(shift), MiniGrids.draw(copy(step, copied, shift), view, shifted(shift)));
    }
}
