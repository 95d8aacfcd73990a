package flipscope.engine;

/**
 * The work that the engine puts into one answer.
 *
 * @param evaluation how a position is judged
 * @param depth how many moves the search looks ahead at most
 * @param nodes how many positions the search visits at most, all depths together
 * @param exact from so many empty squares on, the rest of the game is solved, whatever it takes
 * @param tableBits the transposition table has {@code 1 << tableBits} entries
 */
record Effort(Evaluation evaluation, int depth, long nodes, int exact, int tableBits) {}
