package flipscope.trace;

import java.util.List;

/**
 * What all steps of one operator share: its place in the source and how it is shown.
 *
 * @param method the method, as {@code Mobility.left}
 * @param file the source file's name, as {@code flipscope/core/Mobility.java}
 * @param span the place of the expression
 * @param text its source without outer parentheses
 * @param operandTexts the operands' source, without outer parentheses
 * @param resultView how the result is drawn
 * @param caption the comment, if this is the outermost operator of its statement, else empty
 * @param statementSpan the enclosing statement or condition
 */
public record OperatorSite(
        String method,
        String file,
        Span span,
        String text,
        Operator operator,
        List<String> operandTexts,
        List<DisplayFormat> operandViews,
        DisplayFormat resultView,
        String caption,
        Span statementSpan) {
    /** This place with another operator in it. */
    OperatorSite with(Operator other) {
        return new OperatorSite(
                method,
                file,
                span,
                text,
                other,
                operandTexts,
                operandViews,
                resultView,
                caption,
                statementSpan);
    }
}
