package flipscope.trace;

/** A parameter or a local variable of one method. */
final class Local {
    private final String name;
    private final Type type;
    private final ViewKind view;
    private final boolean fixed;
    private final int slot;
    private final Span span;
    private Word constant;

    /**
     * @param fixed whether it is {@code final}
     * @param slot its index in the frame, unique in the method
     */
    Local(String name, Type type, ViewKind view, boolean fixed, int slot, Span span) {
        this.name = name;
        this.type = type;
        this.view = view;
        this.fixed = fixed;
        this.slot = slot;
        this.span = span;
    }

    String name() {
        return name;
    }

    Type type() {
        return type;
    }

    ViewKind view() {
        return view;
    }

    boolean fixed() {
        return fixed;
    }

    int slot() {
        return slot;
    }

    Span span() {
        return span;
    }

    /** Its value if it is a constant variable as Java defines it, else null. */
    Word constant() {
        return constant;
    }

    void constant(Word value) {
        constant = value;
    }

    Parameter parameter() {
        return new Parameter(name, type, view);
    }
}
