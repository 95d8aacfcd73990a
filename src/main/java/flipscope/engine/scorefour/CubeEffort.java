package flipscope.engine.scorefour;

/**
 * The work that the engine puts into one search.
 *
 * @param depth how many moves the search looks ahead at most; forced replies are not counted
 * @param atLeast how many moves it looks ahead, whatever it takes
 * @param nodes how many positions it visits at most beyond that, over all depths
 * @param threats how many positions it visits at most to find a series of threats, after each move
 * @param tableBits the transposition table has {@code 1 << tableBits} entries
 */
record CubeEffort(int depth, int atLeast, long nodes, int threats, int tableBits) {}
