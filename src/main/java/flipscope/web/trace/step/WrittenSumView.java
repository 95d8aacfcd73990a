package flipscope.web.trace.step;

/**
 * How a step comes to its result, written out bit by bit. Steps that have nothing to write out keep
 * the place, so that nothing below it moves.
 *
 * @param sum one row written as at school, or null
 * @param copies the shifted copies of a multiplication, or null
 * @param next the next step that has one, or null
 * @param tall whether some step of the trace writes out more than a few rows
 * @param wide whether some step of the trace needs the whole width
 */
public record WrittenSumView(
        SumView sum, PartialProductsView copies, NextView next, boolean tall, boolean wide) {

    /** Whether this step has something written out. */
    public boolean isWritten() {
        return sum != null || copies != null;
    }

    /** The names of its styles. */
    public String css() {
        return "working" + (tall ? " tall" : "") + (wide ? " wide" : "");
    }

    /** A step by its text, and its address. */
    public record NextView(String text, String url) {}
}
