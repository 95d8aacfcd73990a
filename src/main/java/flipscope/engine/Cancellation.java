package flipscope.engine;

/**
 * A request to stop, set by one thread and noticed by the searching one within about a thousand
 * nodes.
 */
public final class Cancellation {
    private volatile boolean requested;

    /** Asks the search to stop. */
    public void request() {
        requested = true;
    }

    /** Whether someone asked. */
    public boolean isRequested() {
        return requested;
    }
}
