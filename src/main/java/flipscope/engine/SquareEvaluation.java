package flipscope.engine;

/**
 * Judges as people do who have lost a few games: corners are good, the squares next to them are
 * bad, edges are rather good. It knows nothing of mobility.
 */
final class SquareEvaluation implements Evaluation {
    private static final int CORNER = 800;
    private static final int INSIDE_CORNER = -400;
    private static final int BESIDE_CORNER = -150;
    private static final int MIDDLE_EDGE = 100;
    private static final int INNER = 10;

    @Override
    public int of(long own, long opponent, long mobility, long replies) {
        return worth(own) - worth(opponent);
    }

    private static int worth(long discs) {
        return CORNER * Long.bitCount(discs & SquareClasses.CORNERS)
                + INSIDE_CORNER * Long.bitCount(discs & SquareClasses.INSIDE_CORNERS)
                + BESIDE_CORNER * Long.bitCount(discs & SquareClasses.BESIDE_CORNERS)
                + MIDDLE_EDGE * Long.bitCount(discs & SquareClasses.MIDDLE_EDGES)
                + INNER
                        * Long.bitCount(
                                discs & ~SquareClasses.BORDER & ~SquareClasses.INSIDE_CORNERS);
    }
}
