package flipscope.trace.parse;

import flipscope.trace.Span;

/**
 * A token of a method body. A qualified name, as {@code Edges.INNER_ROWS}, is one token.
 *
 * @param number its number in the body of the method, from 1, not counting comments
 * @param span always on one line
 */
public record Token(int number, Kind kind, String text, Span span) {
    public enum Kind {
        NAME,
        NUMBER,
        SIGN
    }
}
