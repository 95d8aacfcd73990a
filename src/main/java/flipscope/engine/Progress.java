package flipscope.engine;

/**
 * Is told what a search has found so far, once for each depth that it has finished. A search does
 * not depend on who watches it: the one who is told can change nothing, and must return at once and
 * throw nothing, since it holds up the searching thread.
 */
@FunctionalInterface
public interface Progress {
    /** Nobody watches. */
    Progress UNSEEN = soFar -> {};

    /** What the search would answer if it had to stop now. */
    void found(SearchResult soFar);
}
