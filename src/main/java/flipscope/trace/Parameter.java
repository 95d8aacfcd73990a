package flipscope.trace;

/** A parameter of a method. */
public record Parameter(String name, Type type, DisplayFormat view, Domain domain) {
    /** A parameter without annotations of what it may be. */
    public Parameter(String name, Type type, DisplayFormat view) {
        this(name, type, view, Domain.USUAL);
    }
}
