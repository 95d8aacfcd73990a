package flipscope.scratch.read;

import java.math.BigInteger;

/**
 * A part of an expression as Java.
 *
 * @param binds how tightly its outermost operator binds
 * @param kind what it is in the language that was typed
 * @param value what it is known to be; null if that is not known
 * @param adapts whether it takes the type that it is used with
 * @param low the same cut to an {@code int}, where it is shorter; may be null
 */
record Piece(String text, int binds, Kind kind, BigInteger value, boolean adapts, String low) {
    static final int ATOM = 15;
    static final int UNARY = 14;
    static final int TIMES = 12;
    static final int PLUS = 11;
    static final int SHIFT = 10;
    static final int LESS = 9;
    static final int EQUAL = 8;
    static final int AND = 7;
    static final int BOTH = 4;
    static final int CHOICE = 2;
    static final int ASSIGN = 1;

    Piece(String text, int binds, Kind kind) {
        this(text, binds, kind, null, false, null);
    }

    Piece as(Kind other) {
        return new Piece(text, binds, other, value, false, low);
    }

    Piece withLow(String shorter) {
        return new Piece(text, binds, kind, value, adapts, shorter);
    }

    /** In parentheses if something around it binds more tightly. */
    String in(int around) {
        return binds < around ? "(" + text + ")" : text;
    }

    /** Whether Java holds it in a {@code long}. */
    boolean isWide() {
        return kind.isWide();
    }

    /** Whether it is known and not negative. */
    boolean isCount() {
        return value != null && value.signum() >= 0;
    }

    /** Whether it is never below nought, as far as it is small. */
    boolean isNatural() {
        return kind == Kind.COUNT || isCount();
    }

    boolean isBelow(int bits) {
        return isCount() && value.bitLength() < bits;
    }

    /** Whether it is a whole number from 0 to the last of 64 bits. */
    boolean isWord() {
        return kind == Kind.U64 || kind == Kind.U32 || kind == Kind.COUNT || isBelow(65);
    }

    /** Whether it stays small, as far as anyone can tell. */
    boolean isSmall() {
        return value != null
                ? value.bitLength() < 32
                : kind == Kind.SMALL || kind == Kind.COUNT || kind.bits() < 64 && kind != Kind.VOID;
    }
}
