package flipscope.trace.origin;

/**
 * Operand bits that a bit of a step's result depends on. Inverting all of them inverts that bit,
 * except for {@link Kind#WHOLE}, where only some other value would.
 *
 * @param kind how the result depends on them
 * @param first bits of the first operand
 * @param second bits of the second operand
 */
public record Ancestor(Kind kind, long first, long second) {
    public enum Kind {
        /** The bit at the same position. */
        SAME,
        /** The bit that was moved here. */
        MOVED,
        /** Where the incoming carry or borrow began. */
        START,
        /** The positions that the carry or borrow ran through. */
        RUN,
        /** The entry of the table in the first operand. */
        ENTRY,
        /** The condition of a conditional expression. */
        CONDITION,
        /** The whole values, as in a comparison. */
        WHOLE
    }

    public long in(int operand) {
        return operand == 0 ? first : operand == 1 ? second : 0;
    }

    /** Whether each operand alone would have forced the bit. */
    public boolean isInBoth() {
        return first != 0 && second != 0;
    }

    static Ancestor first(Kind kind, long bits) {
        return new Ancestor(kind, bits, 0);
    }

    static Ancestor second(Kind kind, long bits) {
        return new Ancestor(kind, 0, bits);
    }
}
