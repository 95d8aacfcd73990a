package flipscope.trace;

/**
 * The semantics of Java's operators. Every word is held in a {@code long}, with an {@code int}
 * sign-extended and a {@code boolean} as 0 or 1, so that widening is free and only results are
 * narrowed.
 */
public final class Arithmetic {
    private Arithmetic() {}

    /**
     * A binary operator.
     *
     * @param type the type of its result; of a comparison any, since it is the same in each width
     * @throws ArithmeticException on a division by zero
     */
    public static long binary(Operator operator, Type type, long a, long b) {
        boolean wide = type.kind() == Type.Kind.LONG;
        return switch (operator) {
            case ADD -> fit(type, a + b);
            case SUBTRACT -> fit(type, a - b);
            case MULTIPLY -> fit(type, a * b);
            case DIVIDE -> fit(type, a / b);
            case REMAINDER -> a % b;
            case AND, BOTH -> a & b;
            case OR, EITHER -> a | b;
            case XOR -> a ^ b;
            case LEFT -> wide ? a << b : (int) a << b;
            case RIGHT -> wide ? a >> b : (int) a >> b;
            case RIGHT_ZERO -> wide ? a >>> b : (int) a >>> b;
            case LESS -> truth(a < b);
            case LESS_EQUAL -> truth(a <= b);
            case GREATER -> truth(a > b);
            case GREATER_EQUAL -> truth(a >= b);
            case EQUAL -> truth(a == b);
            case NOT_EQUAL -> truth(a != b);
            case NEGATE, COMPLEMENT, NOT, CHOOSE, CAST, LOOKUP, CALL, LIBRARY, RETURN, ASSIGN ->
                    throw new IllegalArgumentException(operator + " is not a binary operator");
        };
    }

    /** {@code -}, {@code ~} or {@code !}, in the width of the type. */
    public static long unary(Operator operator, Type type, long a) {
        return switch (operator) {
            case NEGATE -> fit(type, -a);
            case COMPLEMENT -> ~a;
            case NOT -> a ^ 1;
            case CAST -> fit(type, a);
            default -> throw new IllegalArgumentException(operator + " is not a unary operator");
        };
    }

    /**
     * A binary operator with Java's promotion: a shift takes its width from its left operand, every
     * other operator from the wider one. {@code &}, {@code |} and {@code ^} work on booleans too.
     *
     * @throws IllegalArgumentException if the operator is not a binary one
     * @throws ArithmeticException on a division by zero
     */
    public static Word binary(Operator operator, Word left, Word right) {
        Type type = type(operator, left.type(), right.type());
        return new Word(type, binary(operator, type, left.bits(), right.bits()));
    }

    /** The type of a binary operator's result, which takes operands of these types. */
    public static Type type(Operator operator, Type left, Type right) {
        if (operator.compares()) {
            return Type.BOOLEAN;
        }
        return operator.shifts() ? left : left.promoted(right);
    }

    /** {@code -}, {@code ~} or {@code !} of a word, or a cast of it to the type. */
    public static Word unary(Operator operator, Type type, Word operand) {
        return new Word(type, unary(operator, type, operand.bits()));
    }

    /** Narrows bits to a type. */
    public static long fit(Type type, long bits) {
        return type.kind() == Type.Kind.INT ? (int) bits : bits;
    }

    private static long truth(boolean value) {
        return value ? 1 : 0;
    }
}
