package flipscope.trace.parse;

import flipscope.trace.Arithmetic;
import flipscope.trace.Operator;
import flipscope.trace.Type;
import flipscope.trace.Word;

/** Applies Java's operators to words, to try another operator in a recorded step. */
public final class Operators {
    private Operators() {}

    /**
     * A binary operator with Java's promotion: a shift takes its width from its left operand, every
     * other operator from the wider one. {@code &}, {@code |} and {@code ^} work on booleans too.
     *
     * @throws IllegalArgumentException if the operator is not a binary one
     * @throws ArithmeticException on a division by zero
     */
    public static Word binary(Operator operator, Word left, Word right) {
        Type type = type(operator, left.type(), right.type());
        boolean wide = OperatorTyping.wide(operator, left.type(), right.type());
        return new Word(type, Arithmetic.binary(operator, wide, left.bits(), right.bits()));
    }

    /** {@code ~}, {@code !}, or the minus before a number. */
    public static Word unary(Operator operator, Word operand) {
        long bits = Arithmetic.unary(operator, operand.type(), operand.bits());
        return new Word(operand.type(), bits);
    }

    /** Converts a value to a type. */
    public static Word convert(Word value, Type type) {
        return ConstantExpressions.convert(value, type);
    }

    private static Type type(Operator operator, Type left, Type right) {
        if (operator.compares()) {
            return Type.BOOLEAN;
        }
        if (operator.shifts() || left.equals(right)) {
            return left;
        }
        return Type.LONG;
    }
}
