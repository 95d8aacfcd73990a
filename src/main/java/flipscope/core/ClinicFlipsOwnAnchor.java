package flipscope.core;

/** A slip to learn from: the disc that closes a run is taken for the run. */
public final class ClinicFlipsOwnAnchor {
    private ClinicFlipsOwnAnchor() {}

    /**
     * The mover's own discs that close a run, instead of the discs of the run.
     *
     * <p>The slip: in an example worked out by hand, the source takes the disc on which the walk
     * ends for the discs walked over. White plays f4, and d4 turns instead of e4: with the XORs of
     * the source White would lose d4, and e4 would stay black. (The example also calls the enemy
     * board the empty board.) The code of the source collects the discs walked over, which is
     * correct. Wrong for every legal move. Cost: 34 operations, and 3 for each disc walked over.
     * Source: S1, its example. Correct form: {@link FlipsLoop}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @param move one empty square
     * @return a subset of {@code own}; empty when the move is not legal
     */
    @Algorithm(
            id = "clinic/flips-own-anchor",
            title = "A slip: the disc that closes a run turns",
            family = "flips",
            path = 307,
            summary = "The mover's own disc in place of those between",
            origin = "S1",
            example =
                    "position=---------------------------OX------XO---------------------------+O&move=f4",
            correctForm = "reversi/flips/loop")
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

        // Look up and left. All eight directions together should be the discs that turn.
        flips |= walkLeft(own, slanting, move, 9);
        return flips;
    }

    /**
     * The disc of our own on which a walk by shifts to the left ends, if it passed any; else none.
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

        // Does the walk end on a disc of our own, past others? Then that disc is kept. It should be
        // those walked over.
        boolean closed = (walker & own) != 0;
        return closed && passed != 0 ? walker : 0;
    }

    /**
     * The disc of our own on which a walk by shifts to the right ends, if it passed any; else none.
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

        // Does the walk end on a disc of our own, past others? Then that disc is kept. It should be
        // those walked over.
        boolean closed = (walker & own) != 0;
        return closed && passed != 0 ? walker : 0;
    }
}
