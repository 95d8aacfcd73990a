package flipscope.scratch.read;

import flipscope.text.DataFile;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What a number is in the language that was typed. */
enum Kind {
    BOOL(1, false),
    I8(8, true),
    U8(8, false),
    I16(16, true),
    U16(16, false),
    I32(32, true),
    U32(32, false),
    I64(64, true),
    U64(64, false),
    /** A number without an end that stays small: an index, a difference. */
    SMALL(64, true),
    /** One of those that is never below nought. */
    COUNT(64, true),
    /** A number without an end of which only the lowest 64 bits are known. */
    OPEN(64, false),
    /** What a division of JavaScript makes; only cut to a whole number is it of use. */
    FRACTION(64, true),
    VOID(0, false);

    private static final Map<String, Kind> NAMES = new HashMap<>();

    static {
        DataFile.table("/scratch/types.txt")
                .forEach(
                        (kind, names) -> {
                            for (String name : names.strip().split(" +")) {
                                NAMES.put(name, valueOf(kind));
                            }
                        });
    }

    private final int bits;
    private final boolean signed;

    Kind(int bits, boolean signed) {
        this.bits = bits;
        this.signed = signed;
    }

    /** The type of this name; null if none is known. */
    static Kind named(String name) {
        return NAMES.get(name);
    }

    int bits() {
        return bits;
    }

    boolean isSigned() {
        return signed;
    }

    /** Whether Java holds it in a {@code long}. */
    boolean isWide() {
        return bits == 64;
    }

    boolean isNarrow() {
        return bits == 8 || bits == 16;
    }

    /** Whether it has a fixed length and no sign. */
    boolean isUnsigned() {
        return this == U64 || this == U32;
    }

    /** What it is in an expression of C: shorter ones become {@code int}. */
    Kind promoted() {
        return bits < 32 ? I32 : this;
    }

    String java() {
        return this == BOOL ? "boolean" : this == VOID ? "void" : isWide() ? "long" : "int";
    }

    boolean holds(BigInteger value) {
        return signed ? value.bitLength() < bits : value.signum() >= 0 && value.bitLength() <= bits;
    }

    /** A number with the value of its lowest bits, as this type has it. */
    BigInteger cut(BigInteger value) {
        BigInteger low = value.and(BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE));
        return signed && low.testBit(bits - 1) ? low.subtract(BigInteger.ONE.shiftLeft(bits)) : low;
    }

    /** As it is told. */
    String said() {
        return name().toLowerCase(Locale.ROOT);
    }
}
