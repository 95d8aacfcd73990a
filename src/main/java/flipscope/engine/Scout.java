package flipscope.engine;

/**
 * Answers whether a position is worth more than a bound: a search with a null window, which cuts
 * more than any other. All values are for the side to move, in the scout's own unit.
 */
interface Scout {
    /**
     * Compares the value of a position with {@code alpha}.
     *
     * @param depth how many moves to look ahead; passes are free
     * @return at most {@code alpha}: the value is at most what is returned; more: it is at least
     *     what is returned
     */
    int value(long own, long opponent, int depth, int alpha);

    /** The value where no move is looked ahead. */
    int leaf(long own, long opponent);

    /** The value of a finished game. */
    int finished(long own, long opponent);

    /**
     * Fills the list with the moves of a position, in the order in which this scout would try them.
     */
    void order(Candidates list, long own, long opponent, long mobility);

    /** The table that this scout reads and fills. */
    TranspositionTable table();
}
