package flipscope.trace;

/** An operator of traceable Java. */
public enum Operator {
    ADD("+", "add"),
    SUBTRACT("-", "subtract"),
    MULTIPLY("*", "multiply"),
    DIVIDE("/", null),
    REMAINDER("%", null),
    AND("&", "and"),
    OR("|", "or"),
    XOR("^", "xor"),
    LEFT("<<", "shift"),
    RIGHT(">>", "shift"),
    RIGHT_ZERO(">>>", "shift"),
    LESS("<", null),
    LESS_EQUAL("<=", null),
    GREATER(">", null),
    GREATER_EQUAL(">=", null),
    EQUAL("==", null),
    NOT_EQUAL("!=", null),
    NEGATE("u-", "negate"),
    COMPLEMENT("~", "not"),
    NOT("!", null),
    BOTH("&&", null),
    EITHER("||", null),
    CHOOSE("?:", null),
    CAST("cast", null),
    LOOKUP("[]", "lookup"),
    CALL("call", null),
    LIBRARY("call", null),
    RETURN("return", null),
    ASSIGN("=", null);

    private final String text;
    private final String kind;

    Operator(String text, String kind) {
        this.text = text;
        this.kind = kind;
    }

    /** The text that steps show, in JSON too: as in Java, or a word. */
    public String text() {
        return text;
    }

    /** What it is counted as, or null if it is not counted. */
    String kind() {
        return kind;
    }

    /** Whether it calls a method, one that is entered or one of the library. */
    public boolean calls() {
        return this == CALL || this == LIBRARY;
    }

    /** Whether it works on each bit by itself. */
    public boolean bitwise() {
        return logical() || this == COMPLEMENT;
    }

    public boolean shifts() {
        return this == LEFT || this == RIGHT || this == RIGHT_ZERO;
    }

    /** Whether it compares two words. */
    public boolean compares() {
        return orders() || this == EQUAL || this == NOT_EQUAL;
    }

    /** Whether it compares by size. */
    public boolean orders() {
        return this == LESS || this == LESS_EQUAL || this == GREATER || this == GREATER_EQUAL;
    }

    /** Whether it works on booleans as well as on numbers. */
    boolean logical() {
        return this == AND || this == OR || this == XOR;
    }

    boolean divides() {
        return this == DIVIDE || this == REMAINDER;
    }
}
