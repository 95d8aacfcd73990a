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

    /** Bits narrowed to a type. */
    public static Word of(Type type, long bits) {
        return new Word(type, Arithmetic.fit(type, bits));
    }

    /** The same value as Java converts it to another type. */
    public Word as(Type other) {
        return type.equals(other) ? this : of(other, bits);
    }

    /** So many ones, from the lowest bit on. */
    public static long ones(int count) {
        return count == Long.SIZE ? -1L : (1L << count) - 1;
    }

    /** The bits within the width of the type, without sign extension. */
    public long unsigned() {
        return bits & ones(type.width());
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
