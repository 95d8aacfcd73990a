package flipscope.trace;

import java.util.stream.Stream;

/** An operator of traceable Java. */
public enum Operator {
    ADD("+", BitRule.ADD),
    SUBTRACT("-", BitRule.SUBTRACT),
    MULTIPLY("*", BitRule.MULTIPLY),
    DIVIDE("/"),
    REMAINDER("%"),
    AND("&", BitRule.AND),
    OR("|", BitRule.OR),
    XOR("^", BitRule.XOR),
    LEFT("<<", BitRule.SHIFT),
    RIGHT(">>", BitRule.SHIFT),
    RIGHT_ZERO(">>>", BitRule.SHIFT),
    LESS("<"),
    LESS_EQUAL("<="),
    GREATER(">"),
    GREATER_EQUAL(">="),
    EQUAL("=="),
    NOT_EQUAL("!="),
    NEGATE("u-", BitRule.NEGATE),
    COMPLEMENT("~", BitRule.COMPLEMENT),
    NOT("!"),
    BOTH("&&"),
    EITHER("||"),
    CHOOSE("?:"),
    CAST("cast", BitRule.COPY),
    LOOKUP("[]", BitRule.LOOKUP),
    CALL("call"),
    LIBRARY("call"),
    RETURN("return", BitRule.COPY),
    ASSIGN("=", BitRule.COPY);

    private final String text;
    private final BitRule bitRule;

    Operator(String text) {
        this(text, BitRule.WHOLE);
    }

    Operator(String text, BitRule bitRule) {
        this.text = text;
        this.bitRule = bitRule;
    }

    /** The operator that is written so between two operands. */
    public static Operator of(String written) {
        return Stream.of(values())
                .filter(each -> each.text.equals(written))
                .findFirst()
                .orElseThrow();
    }

    /** The text that steps show, in JSON too: as in Java, or a word. */
    public String text() {
        return text;
    }

    /** What stands for it between pictures: its text, but a minus sign for a negation. */
    public String symbol() {
        return this == NEGATE ? "−" : text;
    }

    /** How it makes each bit of its result. */
    public BitRule bitRule() {
        return bitRule;
    }

    /** Whether it calls a method, one that is entered or one of the library. */
    public boolean calls() {
        return this == CALL || this == LIBRARY;
    }

    /** Whether it works on each bit by itself. */
    public boolean bitwise() {
        return logical() || this == COMPLEMENT;
    }

    /** Whether it passes its operand on as it is, but for the type. */
    public boolean passesOn() {
        return this == RETURN || this == ASSIGN;
    }

    /** Whether its operands may change places. */
    public boolean commutes() {
        return logical() || this == ADD || this == MULTIPLY || this == EQUAL || this == NOT_EQUAL;
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
    public boolean logical() {
        return this == AND || this == OR || this == XOR;
    }

    public boolean shortCircuits() {
        return this == BOTH || this == EITHER;
    }

    public boolean divides() {
        return this == DIVIDE || this == REMAINDER;
    }

    /** How tightly an operator binds; higher is tighter. */
    public int precedence() {
        return switch (this) {
            case MULTIPLY, DIVIDE, REMAINDER -> 10;
            case ADD, SUBTRACT -> 9;
            case LEFT, RIGHT, RIGHT_ZERO -> 8;
            case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> 7;
            case EQUAL, NOT_EQUAL -> 6;
            case AND -> 5;
            case XOR -> 4;
            case OR -> 3;
            case BOTH -> 2;
            case EITHER -> 1;
            case NEGATE, COMPLEMENT, NOT, CAST, LOOKUP, CALL, LIBRARY -> 11;
            case CHOOSE, RETURN, ASSIGN -> 0;
        };
    }
}
