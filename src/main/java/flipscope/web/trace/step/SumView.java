package flipscope.web.trace.step;

import java.util.List;

/**
 * One row of an addition, subtraction or bitwise operation, written as in school: operands stacked,
 * carries on top.
 *
 * @param title which row
 * @param carries the label of the top line: carries or borrows; empty for bitwise operations
 * @param left the text of the first operand; empty for a unary operator
 * @param sign the operator
 * @param right the text of the second operand
 * @param result the name of the result
 * @param columns the columns from left to right
 * @param ranks the rows to choose from; empty if there is only one
 */
public record SumView(
        String title,
        String carries,
        String left,
        String sign,
        String right,
        String result,
        List<Column> columns,
        List<Rank> ranks) {

    /**
     * One file: its bits from top to bottom, and whether a carry came in.
     *
     * @param at when it is settled on the stage, in milliseconds; null if nothing runs there
     */
    public record Column(
            String file, boolean carry, boolean left, boolean right, boolean result, Integer at) {}

    public ShownName leftName() {
        return ShownName.of(left);
    }

    public ShownName rightName() {
        return ShownName.of(right);
    }

    public ShownName resultName() {
        return ShownName.of(result);
    }

    /** A link to a row. */
    public record Rank(int number, String url, boolean current) {}
}
