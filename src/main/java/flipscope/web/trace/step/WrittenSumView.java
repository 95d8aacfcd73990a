package flipscope.web.trace.step;

/**
 * How a step computes its result, bit by bit. Steps without anything to write out keep the space,
 * so that nothing below moves.
 *
 * @param sum one row written as in school, or null
 * @param copies the shifted copies of a multiplication, or null
 * @param next the next step that adds or multiplies boards, or null
 * @param tall whether any step of the trace multiplies lane by lane
 * @param wide whether any step of the trace multiplies
 */
public record WrittenSumView(
        SumView sum, PartialProductsView copies, NextView next, boolean tall, boolean wide) {

    public boolean isWritten() {
        return sum != null || copies != null;
    }

    /** The names of its CSS classes. */
    public String css() {
        return "working" + (tall ? " tall" : "") + (wide ? " wide" : "");
    }

    /** The text and address of a step. */
    public record NextView(String text, String url) {}
}
