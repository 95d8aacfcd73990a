package flipscope.engine;

/**
 * The work that the engine puts into one search.
 *
 * @param evaluation judges positions
 * @param depth how many moves the search looks ahead at most
 * @param nodes how many positions it visits at most, over all depths
 * @param exact the number of empty squares from which the game is solved, whatever it takes
 * @param tableBits the transposition table has {@code 1 << tableBits} entries
 * @param spread how far the {@link Whim} of a game may raise a move, in hundredths of a disc
 */
record Effort(Evaluation evaluation, int depth, long nodes, int exact, int tableBits, int spread) {

    /** An effort without whims. */
    Effort(Evaluation evaluation, int depth, long nodes, int exact, int tableBits) {
        this(evaluation, depth, nodes, exact, tableBits, 0);
    }
}
