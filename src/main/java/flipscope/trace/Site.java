package flipscope.trace;

import java.util.List;

/**
 * What every execution of one operator has in common: where it stands and what it is called. One
 * site is shared by all the steps that it makes.
 *
 * @param method the method, as {@code Mobility.left}
 * @param file the source file's name, as {@code flipscope/core/Mobility.java}
 * @param span where the expression stands
 * @param text its source without outer parentheses
 * @param operator as in Java; {@code u-}, {@code cast}, {@code []}, {@code call}, {@code return},
 *     {@code =} and {@code ?:} for those
 * @param operandTexts the operands' source, without outer parentheses
 * @param operandViews how each is drawn
 * @param resultView how the result is drawn
 * @param assigns the name that takes the result, or null; for a {@code return} a name of the
 *     calling method, and for the {@code call} that it answers null
 * @param assignedView how that variable is drawn, or null
 * @param caption the author's comment where this is the outermost operator of its statement, else
 *     empty
 * @param statementSpan the whole statement or condition that the operator is part of
 */
public record Site(
        String method,
        String file,
        Span span,
        String text,
        String operator,
        List<String> operandTexts,
        List<View> operandViews,
        View resultView,
        String assigns,
        View assignedView,
        String caption,
        Span statementSpan) {

    /** The same, taken by a variable. */
    Site assigning(String name, View view) {
        return new Site(
                method,
                file,
                span,
                text,
                operator,
                operandTexts,
                operandViews,
                resultView,
                name,
                view,
                caption,
                statementSpan);
    }
}
