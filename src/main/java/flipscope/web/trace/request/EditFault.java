package flipscope.web.trace.request;

import flipscope.trace.Edit;

/**
 * A change of the code that cannot run, to be mended where it was made.
 *
 * @param edit what was to stand in which token's place
 * @param message why it cannot
 */
public record EditFault(Edit edit, String message) {
    public TokenName token() {
        return new TokenName(edit.method(), edit.token());
    }
}
