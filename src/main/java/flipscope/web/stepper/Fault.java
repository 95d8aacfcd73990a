package flipscope.web.stepper;

import flipscope.trace.Edit;

/**
 * A change of the code that cannot run, to be mended where it was made.
 *
 * @param edit what was to stand in which token's place
 * @param message why it cannot
 */
record Fault(Edit edit, String message) {
    TokenName token() {
        return new TokenName(edit.method(), edit.token());
    }
}
