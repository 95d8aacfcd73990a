package flipscope.web.step;

import java.util.Optional;

/**
 * How a step computes its result, bit by bit, in algorithms that add or multiply boards. Steps
 * without anything to write out keep the space, so that nothing below moves.
 *
 * @param css its classes: tall where a step of the trace multiplies lane by lane, wide where one
 *     multiplies
 * @param sum one row of the step, written as in school
 * @param copies the shifted copies of a multiplication
 * @param next the next step that adds or multiplies boards
 */
public record WorkingView(
        String css,
        Optional<ColumnAddition> sum,
        Optional<PartialProducts> copies,
        Optional<NextView> next) {
    /** A step that can be written out. */
    public record NextView(String text, String url) {}
}
