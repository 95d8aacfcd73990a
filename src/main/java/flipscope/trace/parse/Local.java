package flipscope.trace.parse;

import flipscope.trace.Span;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;

/** A parameter or a local variable of one method. */
public final class Local {
    private final String name;
    private final Type type;
    private final ViewKind view;
    private final boolean declared;
    private final boolean fixed;
    private final int slot;
    private final Span span;
    private Word constant;

    /**
     * @param view how it is drawn, as far as its declaration says
     * @param declared whether that is written, with {@code @View}
     * @param fixed whether it is {@code final}
     * @param slot its index in the frame, unique in the method
     */
    Local(
            String name,
            Type type,
            ViewKind view,
            boolean declared,
            boolean fixed,
            int slot,
            Span span) {
        this.name = name;
        this.type = type;
        this.view = view;
        this.declared = declared;
        this.fixed = fixed;
        this.slot = slot;
        this.span = span;
    }

    public String name() {
        return name;
    }

    public Type type() {
        return type;
    }

    public ViewKind view() {
        return view;
    }

    /** How a parameter is drawn that gets a value of this type, drawn so. */
    public ViewKind view(Type given, ViewKind drawn) {
        return declared || !given.equals(type) ? view : drawn;
    }

    /** Whether it takes the view of its value. */
    boolean undeclared() {
        return !declared;
    }

    boolean fixed() {
        return fixed;
    }

    public int slot() {
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
}
