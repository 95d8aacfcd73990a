package flipscope.web.trace.step;

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
 */
public final class PartialProducts {
    private final Messages words;
    private final Step step;
    private final Copies copies;
    private final WrittenRow row;

    /**
     * A digit of a written sum.
     *
     * @param meets whether more than one copy has it
     */
    public record Digit(String text, boolean meets) {}

    /**
     * @param chosen the row of the board that is written out, from 1; 0 for the highest one
     * @param url the address of the same step with another row chosen
     */
    PartialProducts(Messages words, Step step, int chosen, IntFunction<String> url) {
        this.words = words;
        this.step = step;
        this.copies = Copies.of(step);
        BitLayout layout = BitLayout.of(step.view(), step.result());
        this.row = WrittenRow.of(layout, chosen, any -> 0, url);
    }

    /** Which row is written out. */
    public String caption() {
        return words.text("stepper.copies.row", row.name());
    }

    /** That row, and the others to choose from. */
    public WrittenRow row() {
        return row;
    }

    /** The digits of a copy in that row; empty below the shift, where zeros came in. */
    public List<Digit> digits(int shift) {
        long met = copies.meetings(copied().word().bits());
        Word copy = copy(shift);
        return row.bits()
                .mapToObj(
                        bit ->
                                new Digit(
                                        bit < shift ? "" : has(copy.bits(), bit) ? "1" : "0",
                                        has(copy.bits() & met, bit)))
                .toList();
    }

    /** The digits of the result in that row. */
    public List<String> sum() {
        return row.bits().mapToObj(bit -> has(step.word().bits(), bit) ? "1" : "0").toList();
    }

    /** How many bits of a copy are cut off, in words; empty if none is. */
    public String cutOff(int shift) {
        long gone = shift == 0 ? 0 : copied().word().unsigned() >>> row.layout().bits() - shift;
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

    /** The names of the lanes, highest first; none for boards, whose copies are drawn. */
    public List<String> lanes() {
        return inLanes(step)
                ? fields(step.word())
                        .map(field -> words.text("stepper.copies.lane", field.low() / field.size()))
                        .toList()
                : List.of();
    }

    private Stream<Field> fields(Word word) {
        return LaneFields.of(word, step.view().lanes()).stream();
    }

    /** The number in each lane of a copy; empty below the shift, where zeros came in. */
    public List<String> numbers(int shift) {
        return fields(copy(shift)).map(field -> field.top() < shift ? "" : number(field)).toList();
    }

    /** The numbers of the result. */
    public List<String> total() {
        return fields(step.word()).map(PartialProducts::number).toList();
    }

    /** The name of the result. */
    public String result() {
        return ShownName.result(words, step);
    }

    /** A shifted copy, truncated to the register of the result. */
    private Word copy(int shift) {
        long bits = copied().word().bits() << shift;
        boolean wide = step.result().type().width() == Long.SIZE;
        return wide ? Word.of(bits) : Word.of((int) bits);
    }

    /** A shifted copy, drawn. */
    public MiniView picture(int shift) {
        return MiniView.draw(copy(shift), step.view(), "<< " + shift);
    }

    private static String number(Field field) {
        return Long.toString(field.number());
    }
}
