package flipscope.trace;

/**
 * A type of traceable Java: a primitive or a table of primitives.
 *
 * @param kind the primitive, or that of the elements
 * @param dimensions 0 for a primitive, 1 for {@code long[]}, 2 for {@code long[][]}
 */
public record Type(Kind kind, int dimensions) {
    /** The primitives of traceable Java; {@code VOID} only as the result of a method. */
    public enum Kind {
        LONG,
        INT,
        BOOLEAN,
        VOID
    }

    public static final Type LONG = new Type(Kind.LONG, 0);
    public static final Type INT = new Type(Kind.INT, 0);
    public static final Type BOOLEAN = new Type(Kind.BOOLEAN, 0);
    public static final Type VOID = new Type(Kind.VOID, 0);

    public boolean isTable() {
        return dimensions > 0;
    }

    public Type element() {
        return new Type(kind, dimensions - 1);
    }

    /** A table of this type. */
    public Type table() {
        return new Type(kind, dimensions + 1);
    }

    /** The type in which an operator works on two numbers, or on two truth values. */
    public Type promoted(Type other) {
        return equals(other) ? this : LONG;
    }

    public boolean isNumber() {
        return dimensions == 0 && (kind == Kind.LONG || kind == Kind.INT);
    }

    public boolean isTruth() {
        return dimensions == 0 && kind == Kind.BOOLEAN;
    }

    /** How many bits a value of this primitive has: 64, 32 or 1. */
    public int width() {
        return kind == Kind.LONG ? 64 : kind == Kind.INT ? 32 : 1;
    }

    /** As it is written in Java: {@code long[]}. */
    @Override
    public String toString() {
        return kind.name().toLowerCase(java.util.Locale.ROOT) + "[]".repeat(dimensions);
    }
}
