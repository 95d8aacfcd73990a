package flipscope.trace;

import java.util.HexFormat;

/**
 * A {@code long}, an {@code int} or a {@code boolean}.
 *
 * @param type one of the three primitives
 * @param bits an {@code int} sign-extended, a {@code boolean} as 0 or 1
 */
public record Word(Type type, long bits) implements Value {
    public static Word of(long value) {
        return new Word(Type.LONG, value);
    }

    public static Word of(int value) {
        return new Word(Type.INT, value);
    }

    public static Word of(boolean value) {
        return new Word(Type.BOOLEAN, value ? 1 : 0);
    }

    /** The bits within the width of the type, without sign extension. */
    public long unsigned() {
        return type.width() == 64 ? bits : bits & ((1L << type.width()) - 1);
    }

    /**
     * {@code 0x} and 16 lower-case digits for a {@code long}, 8 for an {@code int}; {@code true} or
     * {@code false}.
     */
    public String text() {
        return switch (type.kind()) {
            case LONG -> "0x" + HexFormat.of().toHexDigits(bits);
            case INT -> "0x" + HexFormat.of().toHexDigits((int) bits);
            case BOOLEAN -> bits != 0 ? "true" : "false";
            case VOID -> "";
        };
    }

    /** Whether this bit of a set is 1. */
    public static boolean has(long set, int bit) {
        return (set >>> bit & 1) != 0;
    }
}
