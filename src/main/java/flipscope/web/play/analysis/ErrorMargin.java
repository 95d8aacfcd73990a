package flipscope.web.play.analysis;

/**
 * How far the cost of a move may be overestimated while the game cannot be played out.
 *
 * <p>Measured by {@code flipscope.engine.CostErrors}, in the test sources, on positions with 20 to
 * 22 empty squares that are used nowhere else. Both comparisons of the review were checked against
 * the true cost, found by playing out the endgame; the error is by how much the smaller of the two
 * costs exceeds it. Earlier in the game the reference was a longer search, and the errors were
 * smaller. {@code engine/cost-errors.txt} lists every move, and a test recounts them.
 */
final class ErrorMargin {
    private ErrorMargin() {}

    /** A move counts as a mistake only if it seems to cost more discs than this. */
    static final int DISCS = 8;

    /** How many moves were measured. */
    static final int MEASURED = 150;

    /** For how many per cent of them the error was at most {@link #DISCS}. */
    static final int OF_A_HUNDRED = 96;
}
