package flipscope.web.trace.step;

import java.util.List;

/**
 * One row of an addition or subtraction, written as at school: operands stacked, carries on top; or
 * of an operation on single bits.
 *
 * @param title which row
 * @param carries what the top line is called: carries, or what was borrowed; empty where nothing
 *     runs
 * @param left the text of the first operand; empty where there is one only
 * @param sign the operator
 * @param right the text of the second operand
 * @param result the name of the result
 * @param columns from the left to the right
 * @param ranks the rows that can be chosen; empty where there is one only
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

    /** One file: its bits from top to bottom, and whether a carry ran into it. */
    public record Column(String file, boolean carry, boolean left, boolean right, boolean result) {}

    /** A row to choose. */
    public record Rank(int number, String url, boolean current) {}
}
