package flipscope.web.step;

import static flipscope.trace.Word.has;
import static flipscope.web.step.WrittenRow.FILES;

import flipscope.story.motion.SumClock;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Writes out one row of a sum as in school, so that its carries can be followed column by column;
 * and one row of a bitwise operation in the same layout.
 */
public record ColumnAddition(Messages words, Step step, WrittenRow row, Optional<SumClock> clock) {

    /**
     * One file: its bits from top to bottom, and whether a carry came in.
     *
     * @param at when it is settled in its motion, in milliseconds; null if nothing runs there
     */
    public record Column(
            String file, boolean carry, boolean left, boolean right, boolean result, Integer at) {}

    /**
     * The row of a step for which {@link #isWritten} holds.
     *
     * @param chosen the row, from 1; 0 for the most interesting one
     * @param url the address of the same step with another row chosen
     * @param clock when the sum is settled in its motion, if it is played there
     */
    static ColumnAddition of(
            Messages words,
            Step step,
            int chosen,
            IntFunction<String> url,
            Optional<SumClock> clock) {
        BitLayout layout = BitLayout.of(board(step), step.result());
        WrittenRow row = WrittenRow.of(layout, chosen, low -> interest(step, low), url);
        return new ColumnAddition(words, step, row, clock);
    }

    /** Which row it is. */
    public String title() {
        String key = isSum(step) ? "stepper.sum" : "stepper.bitwise";
        String other = row.isOnly() ? ".only" : row.isMirrored() && isSum(step) ? ".mirrored" : "";
        return words.text(key + other, row.name());
    }

    /** The label of the top line: carries or borrows; empty for bitwise operations. */
    public String carries() {
        if (step.operator() == Operator.ADD) {
            return words.text("stepper.sum.carry");
        }
        return step.operator() == Operator.SUBTRACT ? words.text("stepper.sum.borrow") : "";
    }

    /** Whether there is an operand above the operator. */
    public boolean hasLeft() {
        return step.operands().size() > 1;
    }

    public ShownName left() {
        return ShownName.of(step.operand(0).text());
    }

    public String sign() {
        return step.operator() == Operator.SUBTRACT ? "−" : step.operator().text();
    }

    public ShownName right() {
        return ShownName.of(second(step).text());
    }

    public ShownName result() {
        return ShownName.of(ShownName.result(words, step));
    }

    /** Whether a step adds or subtracts bits in rows. */
    static boolean isSum(Step step) {
        boolean sum = step.operator() == Operator.ADD || step.operator() == Operator.SUBTRACT;
        return sum && step.operands().size() == 2 && isBoard(board(step));
    }

    /** Whether a row of the step can be written out: it is a sum or a bitwise operation. */
    static boolean isWritten(Step step) {
        boolean rows =
                step.operands().stream().map(Operand::view).allMatch(ColumnAddition::isBoard);
        return isSum(step) || step.operator().bitwise() && rows;
    }

    /** The view of the rows: that of the first operand with any. */
    private static DisplayFormat board(Step step) {
        return step.operands().stream()
                .map(Operand::view)
                .filter(ColumnAddition::isBoard)
                .findFirst()
                .orElse(step.view());
    }

    /** Whether it has rows of eight. */
    private static boolean isBoard(DisplayFormat view) {
        return view.lanes() > 0 || view.shape().columns() == FILES;
    }

    /**
     * How interesting a row is: carries first, more so if they stop within it; then changed bits,
     * more so if some stay set.
     *
     * @param row its lowest bit
     */
    private static int interest(Step step, int row) {
        Marks marks = step.marks();
        int carries = count(marks.carry(), row);
        int stops = carries > 0 && count(marks.fresh(), row) > 0 ? FILES : 0;
        int left = count(step.word().bits(), row);
        int changes = count(marks.fresh() | marks.lost(), row);
        int shown = (changes > 0 ? 256 : 0) + (left > 0 ? 128 : 0);
        return 512 * (carries + stops) + shown + 8 * changes + left;
    }

    private static int count(long bits, int row) {
        return Long.bitCount(bits >>> row & 0xFF);
    }

    /** The columns from left to right, as in the picture of the result. */
    public List<Column> columns() {
        Optional<List<Integer>> settled = clock.map(each -> each.row(row.low(), FILES));
        return row.bits()
                .mapToObj(
                        bit ->
                                new Column(
                                        row.file(bit),
                                        has(step.marks().carry(), bit),
                                        has(step.word(0).bits(), bit),
                                        has(second(step).word().bits(), bit),
                                        has(step.word().bits(), bit),
                                        settled.map(each -> each.get(bit - row.low()))
                                                .orElse(null)))
                .toList();
    }

    /** The second operand; for a unary operator the only one. */
    private static Operand second(Step step) {
        return step.operand(step.operands().size() - 1);
    }
}
