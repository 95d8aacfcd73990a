package flipscope.engine;

import java.util.Set;

/**
 * The work that the engine puts into one search.
 *
 * @param evaluation judges positions
 * @param least how many moves the search looks ahead even if that takes up to twice the nodes
 * @param depth how many moves it looks ahead at most
 * @param nodes how many positions it visits at most, over all depths
 * @param exact the number of empty squares from which the game is solved, whatever it takes
 * @param tableBits the transposition table has {@code 1 << tableBits} entries
 * @param spread how far the {@link MoveNoise} of a game may raise a move, in hundredths of a disc
 * @param techniques what makes the search fast
 */
record Effort(
        Evaluation evaluation,
        int least,
        int depth,
        long nodes,
        int exact,
        int tableBits,
        int spread,
        Set<SearchTechnique> techniques) {

    /** An effort with those techniques that pay in a short search. */
    Effort(Evaluation evaluation, int depth, long nodes, int exact, int tableBits, int spread) {
        this(evaluation, 1, depth, nodes, exact, tableBits, spread, SearchTechnique.SHORT);
    }

    /** An effort with all techniques, and without noise. */
    static Effort full(Evaluation evaluation, int depth, long nodes, int exact, int tableBits) {
        return new Effort(evaluation, 1, depth, nodes, exact, tableBits, 0, SearchTechnique.ALL);
    }

    /** This effort, looking at least so many moves ahead. */
    Effort atLeast(int moves) {
        return new Effort(evaluation, moves, depth, nodes, exact, tableBits, spread, techniques);
    }

    /** Whether a technique is used. */
    boolean uses(SearchTechnique technique) {
        return techniques.contains(technique);
    }
}
