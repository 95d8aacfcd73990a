package flipscope.core;

/** Which discs a move turns: walk away from it, one square at a time. */
public final class FlipsLoop {
    private FlipsLoop() {}

    /**
     * The opponent's discs that a move turns.
     *
     * <p>Technique: in each direction walk on while there is an opposing disc, and keep the discs
     * passed if the walk ends on one of our own. The source masks the walker itself, so that a disc
     * on an edge never closes a run, a slip; here the masks are on the discs walked over. Cost: 34
     * operations, and 3 for each disc walked over. Source: S1. Oracle: {@code NaiveRules.flips}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param move one empty square
     * @return a subset of {@code opponent}; empty when the move is not legal
     */
    @Algorithm(
            id = "reversi/flips/loop",
            title = "What flips: walk and see",
            family = "flips",
            path = 301,
            summary = "Walk while it is an opposing disc",
            origin = "S1",
            example =
                    "position=----X------XO-----XXO----X-XO-----XOOO-----OO------O------------+X&move=e7")
    public static long flips(long own, long opponent, long move) {
        // Which discs can be walked over? Not those on an edge
        // that ends the line: the next step would leave the board.
        long upright = opponent & Edges.INNER_ROWS;
        long sideways = opponent & Edges.INNER_FILES;
        long slanting = opponent & Edges.INNER_SQUARES;

        // Look up
        long flips = walkLeft(own, upright, move, 8);

        // Look up and right
        flips |= walkLeft(own, slanting, move, 7);

        // Look right
        flips |= walkRight(own, sideways, move, 1);

        // Look down and right
        flips |= walkRight(own, slanting, move, 9);

        // Look down
        flips |= walkRight(own, upright, move, 8);

        // Look down and left
        flips |= walkRight(own, slanting, move, 7);

        // Look left
        flips |= walkLeft(own, sideways, move, 1);

        // Look up and left. All eight directions together are the discs that turn.
        flips |= walkLeft(own, slanting, move, 9);
        return flips;
    }

    /**
     * The discs walked over by shifts to the left, if the walk ends on a disc of our own; else
     * none.
     */
    private static long walkLeft(long own, long passable, long move, int by) {
        // Step off the move
        long walker = move << by;
        long passed = 0;

        // Walk on while it stands on an opposing disc
        while ((walker & passable) != 0) {
            passed |= walker;
            walker <<= by;
        }

        // Does the walk end on a disc of our own?
        boolean closed = (walker & own) != 0;
        // Only then is the run closed at both ends
        return closed ? passed : 0;
    }

    /**
     * The discs walked over by shifts to the right, if the walk ends on a disc of our own; else
     * none.
     */
    private static long walkRight(long own, long passable, long move, int by) {
        // Step off the move
        long walker = move >>> by;
        long passed = 0;

        // Walk on while it stands on an opposing disc
        while ((walker & passable) != 0) {
            passed |= walker;
            walker >>>= by;
        }

        // Does the walk end on a disc of our own?
        boolean closed = (walker & own) != 0;
        // Only then is the run closed at both ends
        return closed ? passed : 0;
    }
}
