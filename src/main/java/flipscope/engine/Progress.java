package flipscope.engine;

/**
 * Receives the progress of a search after each completed depth. Watching does not affect the
 * search; an implementation must return quickly and not throw, since it runs on the searching
 * thread.
 */
@FunctionalInterface
public interface Progress {
    /** Ignores progress. */
    Progress UNSEEN = soFar -> {};

    /** Receives what the search would return if it stopped now. */
    void found(SearchResult soFar);
}
