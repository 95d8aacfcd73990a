package flipscope.engine;

/** All threads of the pool are searching and as many requests wait as may wait: try again soon. */
public final class Busy extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** After so many seconds some place is likely to be free: no search takes longer than two. */
    public static final int RETRY_AFTER_SECONDS = 2;

    /** Some place is likely to be free soon. */
    public Busy() {
        super(
                "the engine is busy; try again in " + RETRY_AFTER_SECONDS + " seconds",
                null,
                false,
                false);
    }
}
