package flipscope.scratch.read;

/** A variable, a parameter, or what a function gives back. */
final class Variable {
    final String name;
    int dimensions;

    /** Whether its type is written. */
    private final boolean fixed;

    /** Null as long as nothing is known. */
    Kind kind;

    /** What it is called in Java, where another one may have its name. */
    String java;

    /** Whether all that it was given so far were numbers without a type. */
    boolean adapts;

    Variable(String name, Kind kind, int dimensions) {
        this.name = name;
        this.java = JavaExpressions.javaName(name);
        this.kind = kind;
        this.dimensions = dimensions;
        this.fixed = kind != null;
    }

    /** Whether what it is given tells what it is. */
    boolean isOpen() {
        return !fixed;
    }

    /**
     * It gets a value.
     *
     * @return whether more is known of it now
     */
    boolean takes(Piece piece) {
        if (fixed || piece.kind() == Kind.VOID) {
            return false;
        }
        Kind before = kind;
        boolean adapted = adapts;
        boolean holds =
                piece.adapts() && piece.value() != null && kind != Kind.SMALL && kind != Kind.COUNT;
        if (kind == null) {
            kind = piece.kind();
            adapts = piece.adapts();
        } else if (adapts && !piece.adapts()) {
            kind =
                    piece.kind() == Kind.I32 || piece.kind() == Kind.I64
                            ? piece.kind()
                            : joined(kind, piece.kind());
            adapts = false;
        } else if (!(holds && (kind.holds(piece.value()) || kind == Kind.OPEN))) {
            kind = joined(kind, piece.kind());
        }
        return kind != before || adapts != adapted;
    }

    /** It is used with something of this kind. */
    boolean adapts(Kind other) {
        if (!adapts || fixed || other == Kind.BOOL) {
            return false;
        }
        kind = other;
        adapts = false;
        return true;
    }

    private static Kind joined(Kind one, Kind other) {
        if (one == other) {
            return one;
        }
        if (one == Kind.OPEN || other == Kind.OPEN) {
            return Kind.OPEN;
        }
        if (one == Kind.U64 || other == Kind.U64) {
            Kind partner = one == Kind.U64 ? other : one;
            return partner == Kind.U32 || partner == Kind.COUNT ? Kind.U64 : Kind.OPEN;
        }
        if (one == Kind.BOOL || other == Kind.BOOL) {
            return one == Kind.BOOL ? other : one;
        }
        return one == Kind.I64 || other == Kind.I64 ? Kind.I64 : Kind.SMALL;
    }
}
