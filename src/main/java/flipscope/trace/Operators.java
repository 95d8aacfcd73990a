package flipscope.trace;

import java.util.Arrays;

/** Applies Java's operators to words, to try another operator in a recorded step. */
public final class Operators {
    private Operators() {}

    /**
     * A binary operator with Java's promotion: a shift takes its width from its left operand, every
     * other operator from the wider one. {@code &}, {@code |} and {@code ^} work on booleans too.
     *
     * @param operator as in Java
     * @throws IllegalArgumentException if there is no such operator
     * @throws ArithmeticException on a division by zero
     */
    public static Word binary(String operator, Word left, Word right) {
        Operator known = of(operator);
        Type type = type(known, left.type(), right.type());
        boolean wide =
                left.type().equals(Type.LONG) || !known.shifts() && right.type().equals(Type.LONG);
        return new Word(type, Arithmetic.binary(known, wide, left.bits(), right.bits()));
    }

    /**
     * {@code ~}, {@code !}, or {@code u-} for the minus before a number.
     *
     * @throws IllegalArgumentException if there is no such operator
     */
    public static Word unary(String operator, Word operand) {
        long bits = Arithmetic.unary(of(operator), operand.type(), operand.bits());
        return new Word(operand.type(), bits);
    }

    /** Converts a value to a type. */
    public static Word convert(Word value, Type type) {
        return ConstantExpressions.convert(value, type);
    }

    private static Type type(Operator operator, Type left, Type right) {
        if (operator.compares()) return Type.BOOLEAN;
        if (operator.shifts() || left.equals(right)) return left;
        return Type.LONG;
    }

    private static Operator of(String text) {
        return Arrays.stream(Operator.values())
                .filter(each -> each.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no operator " + text));
    }
}
