package flipscope.engine.scorefour;

/**
 * An estimate of a position: open lines, and whose floating threats lie on layers that help.
 *
 * <p>The weights are those that told the winners of some thousand games apart best: lines matter
 * early, and the end, which {@link Zugzwang} foresees, with the third power of the balls.
 */
final class CubeEvaluation {
    private CubeEvaluation() {}

    /** What it is worth to be on the move. */
    private static final int TO_MOVE = 10;

    /** What each threat on the third layer is worth by itself. */
    private static final int LEAD = 8;

    /** The end is worth {@code balls * balls * balls / END}. */
    private static final int END = 800;

    /** The estimate for the player to move, who cannot win with this ball. */
    static int of(SearchCube cube) {
        boolean isFirst = cube.player() == 0;
        int end =
                isFirst
                        ? end(cube.ownThreats(), cube.opponentThreats(), cube.balls())
                        : -end(cube.opponentThreats(), cube.ownThreats(), cube.balls());
        return CubeValues.estimate(TO_MOVE + cube.lines() + end);
    }

    /** How much the first player's threats promise for the end. */
    private static int end(long first, long second, int balls) {
        int weight = balls * balls * balls / END;
        int promise =
                switch (Zugzwang.winner(first, second)) {
                    case 1 -> weight;
                    // Less: the first player can still make a threat that turns it round.
                    case -1 -> -2 * weight / 5;
                    default -> 0;
                };
        return promise + LEAD * Zugzwang.lead(first, second);
    }
}
