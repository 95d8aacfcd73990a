package flipscope.trace;

/** What a caller has to know of a parameter: how to name it, draw it, and what it may be. */
public record Parameter(String name, Type type, DisplayFormat view, Domain domain) {
    /** A parameter without annotations of what it may be. */
    public Parameter(String name, Type type, DisplayFormat view) {
        this(name, type, view, Domain.USUAL);
    }
}
