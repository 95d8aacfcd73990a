package flipscope.engine;

/**
 * Tests whether a position is worth more than a bound: alpha-beta with a null window, which cuts
 * the most. All values are for the side to move, in the scout's own unit.
 */
interface Scout {
    /**
     * Compares the value of a position with {@code alpha}.
     *
     * @param mobility the legal moves of {@code own}
     * @param depth how many moves to look ahead; passes do not count
     * @return if at most {@code alpha}, an upper bound of the value; if more, a lower bound
     */
    int value(long own, long opponent, long mobility, int depth, int alpha);

    /**
     * The value at depth 0.
     *
     * @param mobility the legal moves of {@code own}
     */
    int leaf(long own, long opponent, long mobility);

    /** The value of a finished game. */
    int finished(long own, long opponent);

    /** Fills the list with the moves of a position, best guess first. */
    void order(Candidates list, long own, long opponent, long mobility, int depth);

    /** Stores the result of a search with the window {@code alpha..beta}. */
    void remember(long own, long opponent, int depth, int alpha, int beta, int value, int square);
}
