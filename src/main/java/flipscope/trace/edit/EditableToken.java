package flipscope.trace.edit;

import flipscope.trace.parse.Token;
import java.util.List;

/**
 * A token that is worth changing, to see what goes wrong.
 *
 * @param alternatives its replacements, never empty
 */
public record EditableToken(Token token, Role role, List<Alternative> alternatives) {
    public enum Role {
        MASK,
        AMOUNT,
        OPERATOR,
        NUMBER
    }
}
