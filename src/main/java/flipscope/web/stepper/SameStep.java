package flipscope.web.stepper;

import flipscope.trace.Edit;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Token;
import flipscope.trace.Trace;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds a step of the code as it is in the trace of changed code: the same operator, executed as
 * often before in the same call.
 *
 * @param edit the change
 * @param token the token that it replaces
 * @param changed the trace of the changed code
 */
record SameStep(Edit edit, Token token, Trace changed) {

    /** The step, where the changed code comes to it. */
    Optional<Step> of(Trace right, Step step) {
        Span place = moved(step);
        long before =
                executions(right, step, step.site().span()).filter(each -> each != step).count();
        return changed.steps().stream()
                .filter(each -> isAt(each, step, place))
                .skip(before)
                .findFirst();
    }

    private static Stream<Step> executions(Trace trace, Step step, Span place) {
        return trace.steps().subList(0, step.index() + 1).stream()
                .filter(each -> isAt(each, step, place));
    }

    private static boolean isAt(Step each, Step step, Span place) {
        return each.call() == step.call()
                && each.site().method().equals(step.site().method())
                && each.site().span().equals(place);
    }

    /** Where an expression stands once the token has another length. */
    private Span moved(Step step) {
        Span span = step.site().span();
        if (!className(step.site().method()).equals(className(edit.method()))) {
            return span;
        }
        return new Span(
                span.line(),
                column(span.line(), span.column()),
                span.endLine(),
                column(span.endLine(), span.endColumn()));
    }

    private int column(int line, int column) {
        boolean behind = line == token.span().line() && column >= token.span().endColumn();
        return behind ? column + edit.text().length() - token.text().length() : column;
    }

    private static String className(String method) {
        return method.substring(0, method.indexOf('.'));
    }
}
