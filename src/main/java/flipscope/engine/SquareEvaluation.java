package flipscope.engine;

import flipscope.core.PopCount;

/**
 * Evaluates as people do who have lost a few games: corners are good, squares next to them bad,
 * edges fairly good. Ignores mobility.
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
        return CORNER * PopCount.hardware(discs & SquareClasses.CORNERS)
                + INSIDE_CORNER * PopCount.hardware(discs & SquareClasses.INSIDE_CORNERS)
                + BESIDE_CORNER * PopCount.hardware(discs & SquareClasses.BESIDE_CORNERS)
                + MIDDLE_EDGE * PopCount.hardware(discs & SquareClasses.MIDDLE_EDGES)
                + INNER
                        * PopCount.hardware(
                                discs & ~SquareClasses.BORDER & ~SquareClasses.INSIDE_CORNERS);
    }
}
