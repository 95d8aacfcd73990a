package flipscope.web.play.analysis;

/**
 * How far the cost of a move may be overstated as long as the game cannot be played out.
 *
 * <p>Measured by {@code flipscope.engine.CostErrors}, which stands with the tests, on positions of
 * 20 to 22 empty squares that nothing else uses: the two looks of the review were held against the
 * true cost, the rest of the game played out. Counted is by how much the smaller of the two exceeds
 * it. Earlier in the game only a longer search could stand for the truth; there the excess was
 * smaller. {@code engine/cost-errors.txt} holds every move, and a test counts them again.
 */
final class ErrorMargin {
    private ErrorMargin() {}

    /** A move is blamed only if it seems to cost more discs than this. */
    static final int DISCS = 8;

    /** On so many moves it was measured. */
    static final int MEASURED = 150;

    /** Of a hundred of them so many were overstated by no more than {@link #DISCS}. */
    static final int OF_A_HUNDRED = 96;
}
