package flipscope.browser.instead;

/** A failure of what a future waits for. */
public class CompletionException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public CompletionException(Throwable cause) {
        super(cause);
    }
}
