package flipscope.engine.scorefour;

/**
 * An estimate of a position: open lines, and whose floating threats lie on layers that help.
 *
 * <p>When every other column is full, the players fill the last ones in turn, and no ball is left
 * to wait with. The first player then comes to fill the odd layers, the second the even ones: a
 * threat there is worth more.
 */
final class CubeEvaluation {
    private CubeEvaluation() {}

    /** The first and the third layer. */
    private static final long ODD = 0x0000_FFFF_0000_FFFFL;

    /** The layers that each player comes to fill at the end. */
    private static final long[] LAYERS = {ODD, ~ODD};

    private static final int ON_OWN_LAYER = 30;

    private static final int ON_OTHER_LAYER = 10;

    /** The estimate for the player to move, who cannot win with this ball. */
    static int of(SearchCube cube) {
        int player = cube.player();
        int floating =
                floating(cube.ownThreats(), LAYERS[player])
                        - floating(cube.opponentThreats(), LAYERS[player ^ 1]);
        return CubeValues.estimate(cube.lines() + floating);
    }

    private static int floating(long threats, long layers) {
        return ON_OWN_LAYER * Long.bitCount(threats & layers)
                + ON_OTHER_LAYER * Long.bitCount(threats & ~layers);
    }
}
