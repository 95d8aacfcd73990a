package flipscope.engine;

/**
 * Searches with a narrow window round a guess (“aspiration window”), and again with a wider one on
 * the side where the value turned out to lie. The narrower the window, the more is cut off; the
 * value is the same.
 */
final class Aspiration {
    private static final int WIDER = 4;

    /**
     * Values of selective searches can jump back and forth. After this many windows the whole range
     * is searched.
     */
    private static final int TRIES = 8;

    private Aspiration() {}

    /**
     * {@link PrincipalVariation#value} of a position, probably near {@code guess}.
     *
     * @param reach how far the first window reaches on each side of the guess; at least 1
     */
    static int value(
            PrincipalVariation search, int reach, long own, long opponent, int depth, int guess) {
        int width = reach;
        int alpha = guess - width;
        int beta = guess + width;
        for (int tries = 0; tries < TRIES; tries++) {
            int value = search.value(own, opponent, depth, alpha, beta);
            width *= WIDER;
            if (value <= alpha) {
                alpha = value - width;
                beta = value + 1;
            } else if (value >= beta) {
                alpha = value - 1;
                beta = value + width;
            } else {
                return value;
            }
        }
        return search.value(own, opponent, depth);
    }
}
