package flipscope.engine;

/** All threads are searching and the queue is full: try again soon. */
public final class EngineBusyException extends RuntimeException {
    /** By then a place is likely to be free: no search takes longer than two seconds. */
    public static final int RETRY_AFTER_SECONDS = 2;

    public EngineBusyException() {
        super(
                "the engine is busy; try again in " + RETRY_AFTER_SECONDS + " seconds",
                null,
                false,
                false);
    }
}
