package flipscope.trace.parse;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Type;
import flipscope.trace.Word;

/** A parameter or a local variable of one method. */
public final class Local {
    private final String name;
    private final Type type;
    private final DisplayFormat view;
    private final boolean declared;
    private final boolean fixed;
    private final int slot;
    private Word constant;

    /**
     * @param declared how it is drawn, if that is written, with {@code @View}; or null
     * @param usual how it is drawn if not
     * @param fixed whether it is {@code final}
     * @param slot its index in the frame, unique in the method
     */
    Local(
            String name,
            Type type,
            DisplayFormat declared,
            DisplayFormat usual,
            boolean fixed,
            int slot) {
        this.name = name;
        this.type = type;
        this.view = declared != null ? declared : usual;
        this.declared = declared != null;
        this.fixed = fixed;
        this.slot = slot;
    }

    public String name() {
        return name;
    }

    public Type type() {
        return type;
    }

    public DisplayFormat view() {
        return view;
    }

    /** How a parameter is drawn that gets a value of this type, drawn so. */
    public DisplayFormat view(Type given, DisplayFormat drawn) {
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

    /** Its value if it is a constant variable as Java defines it, else null. */
    Word constant() {
        return constant;
    }

    void constant(Word value) {
        constant = value;
    }
}
