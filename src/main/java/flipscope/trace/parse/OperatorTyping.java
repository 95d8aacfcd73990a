package flipscope.trace.parse;

import flipscope.trace.Arithmetic;
import flipscope.trace.Operator;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import flipscope.trace.Type;

/** Checks the operand types of operators and finds their result types. */
record OperatorTyping(SourceText text) {

    /** Returns the operand, which must be a number. */
    Expr number(Expr operand, String operator) {
        if (operand.type().isNumber()) {
            return operand;
        }
        throw text.fault(
                operand.span(),
                "`%s` works on numbers, but this is %s".formatted(operator, operand.type()));
    }

    /**
     * The type of a binary operator's result.
     *
     * @throws SourceException if the operator does not take these operands
     */
    Type result(Operator operator, Expr left, Expr right, Span span) {
        Type a = left.type();
        Type b = right.type();
        if (a.isTruth() && b.isTruth() && takesTruths(operator)
                || a.isNumber() && b.isNumber() && !operator.shortCircuits()) {
            return Arithmetic.type(operator, a, b);
        }
        throw text.fault(
                span,
                "`%s` takes %s, not %s and %s%s"
                        .formatted(operator.text(), wanted(operator), a, b, hint(operator, a, b)));
    }

    private static boolean takesTruths(Operator operator) {
        return operator.shortCircuits()
                || operator.logical()
                || operator.compares() && !operator.orders();
    }

    private static String wanted(Operator operator) {
        if (operator.shortCircuits()) {
            return "two truth values";
        }
        return takesTruths(operator) ? "two numbers or two truth values" : "two numbers";
    }

    private static String hint(Operator operator, Type a, Type b) {
        if (operator.logical()) {
            return "; a comparison beside it needs parentheses";
        }
        return operator.shortCircuits() && a.isNumber() && b.isNumber()
                ? "; for bits it is `" + operator.text().substring(1) + "`"
                : "";
    }
}
