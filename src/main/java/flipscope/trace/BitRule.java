package flipscope.trace;

/**
 * How an operator makes each bit of its result from bits of its operands; in display order. What a
 * bit came from, what is said of it and how it moves follows from the rule, whatever the operator.
 */
public enum BitRule {
    SHIFT("shift", Zero.FROM_FIRST, Places.MOVED),
    AND("and", Zero.FROM_ANY, Places.KEPT),
    OR("or", Zero.FROM_ALL, Places.KEPT),
    XOR("xor", Zero.FROM_ALL, Places.KEPT),
    COMPLEMENT("not", Zero.FROM_BITS, Places.LOST),
    ADD("add", Zero.FROM_ALL, Places.KEPT),
    SUBTRACT("subtract", Zero.FROM_ALL, Places.KEPT),
    MULTIPLY("multiply", Zero.FROM_ANY, Places.LOST),
    NEGATE("negate", Zero.FROM_ALL, Places.KEPT),
    LOOKUP("lookup", Zero.FROM_BITS, Places.LOST),
    /** Hands on the bits of its operand: an assignment, a return, a cast. */
    COPY(null, Zero.FROM_ANY, Places.KEPT),

    /** No bit by itself: comparisons, logic, divisions, choices, calls. */
    WHOLE(null, Zero.FROM_BITS, Places.LOST);

    /** Which operands of 0 make a result of 0. */
    public enum Zero {
        /** One is enough. */
        FROM_ANY,
        /** The first is enough. */
        FROM_FIRST,
        /** All of them together; a single one changes nothing. */
        FROM_ALL,
        /** None: it depends on their bits. */
        FROM_BITS
    }

    /** Where a mark of an operand's bit belongs in the result. */
    public enum Places {
        /** To the same bit. */
        KEPT,
        /** To the bit that it is moved to. */
        MOVED,
        /** To none. */
        LOST
    }

    private final String counted;
    private final Zero zero;
    private final Places places;

    BitRule(String counted, Zero zero, Places places) {
        this.counted = counted;
        this.zero = zero;
        this.places = places;
    }

    /** What its operators are counted as, or null if they are not counted. */
    public String counted() {
        return counted;
    }

    /** Whether bits are numbers to it: columns are added, and carries run. */
    public boolean sums() {
        return this == ADD || this == SUBTRACT || this == NEGATE || this == MULTIPLY;
    }

    public Zero zero() {
        return zero;
    }

    public Places places() {
        return places;
    }
}
