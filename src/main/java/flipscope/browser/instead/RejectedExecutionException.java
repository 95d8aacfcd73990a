package flipscope.browser.instead;

/** Work came when none is taken any more. */
public class RejectedExecutionException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public RejectedExecutionException(String message) {
        super(message);
    }
}
