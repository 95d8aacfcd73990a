package flipscope.trace;

/** How an operator makes each bit of its result from bits of its operands. */
public enum BitRule {
    AND("and"),
    OR("or"),
    XOR("xor"),
    COMPLEMENT("not"),
    SHIFT("shift"),
    ADD("add"),
    SUBTRACT("subtract"),
    NEGATE("negate"),
    MULTIPLY("multiply"),
    LOOKUP("lookup"),

    /** Hands on the bits of its operand: an assignment, a return, a cast. */
    COPY(null),

    /** No bit by itself: comparisons, logic, divisions, choices, calls. */
    WHOLE(null);

    private final String counted;

    BitRule(String counted) {
        this.counted = counted;
    }

    /** What its operators are counted as, or null if they are not counted. */
    String counted() {
        return counted;
    }
}
