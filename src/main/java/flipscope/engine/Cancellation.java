package flipscope.engine;

/**
 * A request to stop, made by one thread and noticed by the searching thread within about a thousand
 * nodes.
 */
public final class Cancellation {
    private volatile boolean requested;

    /** Requests that the search stop. */
    public void request() {
        requested = true;
    }

    /** Whether a stop was requested. */
    public boolean isRequested() {
        return requested;
    }
}
