package flipscope.engine;

/**
 * Receives the progress of a search after each completed depth. Watching does not affect the
 * search; an implementation must return quickly and not throw, since it runs on the searching
 * thread.
 *
 * @param <R> the result of the search
 */
@FunctionalInterface
public interface Progress<R> {
    /** Ignores progress. */
    static <R> Progress<R> unseen() {
        return soFar -> {};
    }

    /** Receives what the search would return if it stopped now. */
    void found(R soFar);
}
