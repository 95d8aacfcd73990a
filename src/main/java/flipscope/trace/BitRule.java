package flipscope.trace;

import java.util.Locale;

/** How an operator makes each bit of its result from bits of its operands; in display order. */
public enum BitRule {
    SHIFT,
    AND,
    OR,
    XOR,
    COMPLEMENT,
    ADD,
    SUBTRACT,
    MULTIPLY,
    NEGATE,
    LOOKUP,
    /** Hands on the bits of its operand: an assignment, a return, a cast. */
    COPY,

    /** No bit by itself: comparisons, logic, divisions, choices, calls. */
    WHOLE;

    /** What its operators are counted as, or null if they are not counted. */
    public String counted() {
        return switch (this) {
            case COPY, WHOLE -> null;
            case COMPLEMENT -> "not";
            default -> name().toLowerCase(Locale.ROOT);
        };
    }
}
