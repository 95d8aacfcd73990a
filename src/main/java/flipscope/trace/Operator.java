package flipscope.trace;

import java.util.stream.Stream;

/**
 * The operators of traceable Java, and what everybody else asks about them. Whoever adds one says
 * here whether it commutes, orders or is logical, and is told by the compiler what else is to be
 * said of it, in {@link Arithmetic} and where steps get their words.
 */
public enum Operator {
    ADD("+", Form.BINARY, 9, BitRule.ADD),
    SUBTRACT("-", Form.BINARY, 9, BitRule.SUBTRACT),
    MULTIPLY("*", Form.BINARY, 10, BitRule.MULTIPLY),
    DIVIDE("/", Form.BINARY, 10, BitRule.WHOLE),
    REMAINDER("%", Form.BINARY, 10, BitRule.WHOLE),
    AND("&", Form.BINARY, 5, BitRule.AND),
    OR("|", Form.BINARY, 3, BitRule.OR),
    XOR("^", Form.BINARY, 4, BitRule.XOR),
    LEFT("<<", Form.BINARY, 8, BitRule.SHIFT),
    RIGHT(">>", Form.BINARY, 8, BitRule.SHIFT),
    RIGHT_ZERO(">>>", Form.BINARY, 8, BitRule.SHIFT),
    LESS("<", Form.BINARY, 7, BitRule.WHOLE),
    LESS_EQUAL("<=", Form.BINARY, 7, BitRule.WHOLE),
    GREATER(">", Form.BINARY, 7, BitRule.WHOLE),
    GREATER_EQUAL(">=", Form.BINARY, 7, BitRule.WHOLE),
    EQUAL("==", Form.BINARY, 6, BitRule.WHOLE),
    NOT_EQUAL("!=", Form.BINARY, 6, BitRule.WHOLE),
    NEGATE("u-", Form.UNARY, 11, BitRule.NEGATE),
    COMPLEMENT("~", Form.UNARY, 11, BitRule.COMPLEMENT),
    NOT("!", Form.UNARY, 11, BitRule.WHOLE),
    BOTH("&&", Form.BINARY, 2, BitRule.WHOLE),
    EITHER("||", Form.BINARY, 1, BitRule.WHOLE),
    CHOOSE("?:", Form.CHOICE, 0, BitRule.WHOLE),
    CAST("cast", Form.UNARY, 11, BitRule.COPY),
    LOOKUP("[]", Form.INDEX, 11, BitRule.LOOKUP),
    CALL("call", Form.CALL, 11, BitRule.WHOLE),
    LIBRARY("call", Form.CALL, 11, BitRule.WHOLE),
    RETURN("return", Form.PASSED, 0, BitRule.COPY),
    ASSIGN("=", Form.PASSED, 0, BitRule.COPY);

    /** What it is written between, and how its operands are evaluated. */
    public enum Form {
        /** Between two operands; the second may be left out. */
        BINARY,
        /** Before its operand. */
        UNARY,
        /** A condition, and the one of two values that it takes. */
        CHOICE,
        /** A table and an index. */
        INDEX,
        /** A name and its arguments. */
        CALL,
        /** No sign: a value goes on as it is. */
        PASSED
    }

    private final String text;
    private final Form form;
    private final int precedence;
    private final BitRule bitRule;

    Operator(String text, Form form, int precedence, BitRule bitRule) {
        this.text = text;
        this.form = form;
        this.precedence = precedence;
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

    public Form form() {
        return form;
    }

    /** How it makes each bit of its result. */
    public BitRule bitRule() {
        return bitRule;
    }

    /** Whether it calls a method, one that is entered or one of the library. */
    public boolean calls() {
        return form == Form.CALL;
    }

    /** Whether it works on each bit by itself. */
    public boolean bitwise() {
        return logical() || this == COMPLEMENT;
    }

    /** Whether it passes its operand on as it is, but for the type. */
    public boolean passesOn() {
        return form == Form.PASSED;
    }

    /** Whether its operands may change places. */
    public boolean commutes() {
        return logical() || this == ADD || this == MULTIPLY || this == EQUAL || this == NOT_EQUAL;
    }

    public boolean shifts() {
        return bitRule == BitRule.SHIFT;
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
        return precedence;
    }
}
