package flipscope.web.step;

import static flipscope.trace.Word.has;

import flipscope.story.motion.Copies;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.web.draw.LaneFields;
import flipscope.web.draw.LaneFields.Field;
import flipscope.web.draw.MiniView;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * Writes out a multiplication: for every set bit of one factor a shifted copy of the other, and
 * their sum.
 *
 * @param row the row of the board that is written out, and the others to choose from
 */
public record PartialProducts(Messages words, Step step, Copies copies, WrittenRow row) {

    /** The digit of a bit, or the number of a lane; empty where zeros came in. */
    public record Digit(String text, String css) {}

    /**
     * @param chosen the row of the board that is written out, from 1; 0 for the highest one
     * @param url the address of the same step with another row chosen
     */
    static PartialProducts of(Messages words, Step step, int chosen, IntFunction<String> url) {
        BitLayout layout = step.layout();
        WrittenRow row = WrittenRow.of(layout, chosen, any -> 0, url);
        return new PartialProducts(words, step, Copies.of(step), row);
    }

    /** Which row is written out. */
    public String caption() {
        return words.text("stepper.copies.row", row.name());
    }

    /** Whether lanes are written, each with its number, and not the bits of a row. */
    public boolean isInLanes() {
        return inLanes(step);
    }

    private Stream<Field> columns(Word word) {
        int size = Math.max(1, step.view().lanes());
        return LaneFields.of(word, size).stream()
                .filter(each -> isInLanes() || row.holds(each.low()));
    }

    /** Their names, the highest first. */
    public List<String> names() {
        return columns(step.word()).map(this::name).toList();
    }

    private String name(Field column) {
        return isInLanes()
                ? words.text("stepper.copies.lane", column.low() / column.size())
                : row.file(column.low());
    }

    /** A copy in these columns. */
    public List<Digit> digits(int shift) {
        long met = copies.meetings(copied().word().bits());
        return columns(copy(shift)).map(each -> digit(each, shift, met)).toList();
    }

    /** The result in these columns. */
    public List<Digit> total() {
        return columns(step.word()).map(each -> digit(each, 0, 0)).toList();
    }

    private Digit digit(Field column, int shift, long met) {
        if (column.top() < shift) {
            return new Digit("", "gone");
        }
        boolean on = column.size() == 1 && column.number() == 1;
        String css = has(met, column.low()) ? "on meets" : "on";
        return new Digit(Long.toString(column.number()), on ? css : null);
    }

    /** How many bits of a copy are cut off, in words; empty if none is. */
    public String cutOff(int shift) {
        long gone =
                isInLanes() || shift == 0
                        ? 0
                        : copied().word().unsigned() >>> row.layout().bits() - shift;
        return gone == 0 ? "" : words.text("stepper.copies.cut", Long.bitCount(gone));
    }

    /** Whether a step multiplies bits rather than plain numbers. */
    static boolean isProduct(Step step) {
        return step.operator() == Operator.MULTIPLY
                && ValuePictures.isBits(step.result(), step.view());
    }

    /** Whether a step is a product written lane by lane. */
    static boolean inLanes(Step step) {
        return isProduct(step) && step.view().shape() == Shape.LANES;
    }

    /** How many copies of what. */
    public String title() {
        Operand by = step.operand(1 - copies.copied());
        return words.text("stepper.copies", shifts().size(), copied().text(), by.text());
    }

    private Operand copied() {
        return step.operand(copies.copied());
    }

    /** The shift of each copy. */
    public List<Integer> shifts() {
        return copies.shifts();
    }

    /** The name of the result. */
    public String result() {
        return ShownName.result(words, step);
    }

    /** A shifted copy, truncated to the register of the result. */
    private Word copy(int shift) {
        return Word.of(step.result().type(), copied().word().bits() << shift);
    }

    /** A shifted copy, drawn. */
    public MiniView picture(int shift) {
        return MiniView.draw(copy(shift), step.view(), "<< " + shift);
    }
}
