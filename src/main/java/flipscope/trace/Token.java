package flipscope.trace;

/**
 * A token of a method's body. A name with its class before it, {@code Edges.INNER_ROWS}, is one.
 *
 * @param number its place among the tokens between the method's braces, from 1, comments not
 *     counted
 * @param kind what it is
 * @param text as it stands in the source
 * @param span where it stands; always on one line
 */
public record Token(int number, Kind kind, String text, Span span) {
    /** What a token is. */
    public enum Kind {
        NAME,
        NUMBER,
        SIGN
    }
}
