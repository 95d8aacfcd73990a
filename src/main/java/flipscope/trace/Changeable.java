package flipscope.trace;

import java.util.List;

/**
 * A token that is worth changing, to see what goes wrong.
 *
 * @param token the token
 * @param role what it does
 * @param alternatives what may stand in its place, never empty
 */
public record Changeable(Token token, Role role, List<Alternative> alternatives) {
    /** What a token does. */
    public enum Role {
        MASK,
        AMOUNT,
        OPERATOR,
        NUMBER
    }
}
