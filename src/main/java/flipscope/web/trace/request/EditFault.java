package flipscope.web.trace.request;

import flipscope.trace.edit.Edit;

/**
 * An edit that cannot run.
 *
 * @param edit the edit
 * @param message why it cannot run
 */
public record EditFault(Edit edit, String message) {
    public TokenName token() {
        return new TokenName(edit.method(), edit.token());
    }
}
