package flipscope.engine.scorefour;

/** Leaves out the moves that lose at once. */
final class NecessaryMoves {
    private NecessaryMoves() {}

    /** The cells of one layer are the 16 bits below those of the next. */
    private static final int LAYER = 16;

    /**
     * The cells in which a ball does not lose to the very next one. For a player who cannot win
     * with this ball.
     *
     * @param ground the cells that can be filled now
     * @param theirs the threats of the other player
     * @return a part of the ground; empty if every move loses, or if the cube is full
     */
    static long of(long ground, long theirs) {
        // A ball below a threat lets the other player fill it.
        long opens = theirs >>> LAYER;
        return stops(ground, theirs) & ~opens;
    }

    /** The cells that stop whatever threatens now: all if nothing does, none if two cells do. */
    private static long stops(long ground, long theirs) {
        long threatened = ground & theirs;
        return switch (Long.bitCount(threatened)) {
            case 0 -> ground;
            case 1 -> threatened;
            default -> 0;
        };
    }
}
