package flipscope.trace;

/**
 * Bits of a step's operands that a bit of its result hangs on. Turn them over, all together, and
 * that bit turns over too; of a {@link Kind#WHOLE} only some other value does it.
 *
 * @param kind how they bear on it
 * @param first places in the first operand; bit 0 is the lowest
 * @param second places in the second operand
 */
public record Ancestor(Kind kind, long first, long second) {
    /** How operands bear on a bit. */
    public enum Kind {
        /** The same place. */
        SAME,
        /** The place from which it was moved here. */
        MOVED,
        /** Where the carry or borrow that came here began. */
        START,
        /** The places that this carry or borrow ran through. */
        RUN,
        /** The entry of a table, the first operand. */
        ENTRY,
        /** The condition that chose the branch. */
        CONDITION,
        /** The values as wholes, as in a comparison: no bit of them alone. */
        WHOLE
    }

    /** Its places in an operand. */
    public long in(int operand) {
        return operand == 0 ? first : operand == 1 ? second : 0;
    }

    /** Whether either operand alone would have forced the bit. */
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
