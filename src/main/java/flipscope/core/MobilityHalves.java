package flipscope.core;

/** Where the side to move may play, on a machine that has only 32 bits. */
public final class MobilityHalves {
    private MobilityHalves() {}

    /**
     * Rows 2 to 4 of the upper half: up and down, a run can pass here.
     *
     * <pre>
     * . . . . . . . .
     * x x x x x x x x
     * x x x x x x x x
     * x x x x x x x x
     * </pre>
     */
    private static final int UPRIGHT_ABOVE = 0x00FF_FFFF;

    /**
     * Rows 5 to 7 of the lower half: up and down, a run can pass here.
     *
     * <pre>
     * x x x x x x x x
     * x x x x x x x x
     * x x x x x x x x
     * . . . . . . . .
     * </pre>
     */
    private static final int UPRIGHT_BELOW = 0xFFFF_FF00;

    /**
     * The upper half without the rim of the board: diagonally, a run can pass here.
     *
     * <pre>
     * . . . . . . . .
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * </pre>
     */
    private static final int SLANTING_ABOVE = 0x007E_7E7E;

    /**
     * The lower half without the rim of the board: diagonally, a run can pass here.
     *
     * <pre>
     * . x x x x x x .
     * . x x x x x x .
     * . x x x x x x .
     * . . . . . . . .
     * </pre>
     */
    private static final int SLANTING_BELOW = 0x7E7E_7E00;

    /**
     * The empty squares on which {@code own} outflanks at least one disc.
     *
     * <p>Technique: sideways each half is a board of its own, one way by adding and the other by
     * shifts. The six other directions cross the middle: a run is followed through the half that it
     * starts in, three rounds, and what leaves that half enters the other one at its edge. Names
     * that end in 1 are the upper half, in 0 the lower one, as in the source. A Java method has one
     * result, so each direction joins its halves; the source keeps them apart. Cost: 222
     * operations. Source: S0. Oracle: {@code NaiveRules.mobility}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both
     */
    @Algorithm(
            id = "reversi/mobility/halves",
            title = "Legal moves in two halves",
            family = "mobility",
            path = 205,
            summary = "Two 32-bit halves, with the bits carried between them",
            origin = "S0",
            example = "position=-----------O------X-O-----XXOXX----XXO----OOXO-----OXXX---------+O")
    public static long mobility(long own, long opponent) {
        // Cut both boards in two. The high word is rows 1 to 4, the low word rows 5 to 8.
        @View(Shape.UPPER)
        int own1 = (int) (own >>> 32);
        @View(Shape.LOWER)
        int own0 = (int) own;
        @View(Shape.UPPER)
        int opponent1 = (int) (opponent >>> 32);
        @View(Shape.LOWER)
        int opponent0 = (int) opponent;

        // Move left and right. No row crosses the middle, so each half is done by itself.
        int sideways1 = sideways(own1, opponent1);
        int sideways0 = sideways(own0, opponent0);
        long beyond = Halves.join(sideways1, sideways0);

        // Move up and down. These lines cross the middle.
        int upright1 = opponent1 & UPRIGHT_ABOVE;
        int upright0 = opponent0 & UPRIGHT_BELOW;
        beyond |= up(own1, own0, upright1, upright0, 8);
        beyond |= down(own1, own0, upright1, upright0, 8);

        // Which discs can be passed diagonally? None on the rim: there every edge ends a run.
        int slanting1 = opponent1 & SLANTING_ABOVE;
        int slanting0 = opponent0 & SLANTING_BELOW;

        // Move up and left, down and right
        beyond |= up(own1, own0, slanting1, slanting0, 9);
        beyond |= down(own1, own0, slanting1, slanting0, 9);

        // Move up and right, down and left
        beyond |= up(own1, own0, slanting1, slanting0, 7);
        beyond |= down(own1, own0, slanting1, slanting0, 7);

        // Keep the empty squares. What is left is legal.
        long empty = ~(own | opponent);
        return beyond & empty;
    }

    /**
     * The squares one step past every run to the left and to the right, in either half.
     *
     * @param own discs of the side to move
     * @param opponent discs of the other side
     * @return a set of squares, empty or not
     */
    private static int sideways(int own, int opponent) {
        // Which discs are passable? Those on the inner files.
        int passable = opponent & Halves.INNER_FILES;

        // Move left, by adding. A carry runs through each run and stops past it; a start that met
        // no run is still where it was and is taken away.
        int start = own << 1;
        int ripple = passable + start;
        int beyond = ripple & ~start;

        // Move right, by shifts. A carry cannot run that way.
        int run = HalfFill.right(own >>> 1, passable);
        beyond |= run >>> 1;
        return beyond;
    }

    /**
     * The squares one step past every run upwards, from the lower half into the upper one.
     *
     * @param own1 discs of the side to move, rows 1 to 4
     * @param own0 discs of the side to move, rows 5 to 8
     * @param passable1 the passable discs, rows 1 to 4
     * @param passable0 the passable discs, rows 5 to 8
     * @param by the distance to the next square: 8, 9 or 7
     * @return a set of squares of the whole board, empty or not
     */
    private static long up(int own1, int own0, int passable1, int passable0, int by) {
        // Slide up in the lower half
        int run0 = HalfFill.up(own0 << by, passable0, by);

        // Hand over what leaves row 5. It enters row 4, runs and our own discs alike.
        int leaving = run0 | own0;
        @View(Shape.UPPER)
        int fromBelow = leaving >>> (32 - by);

        // Slide on in the upper half
        int beside1 = own1 << by | fromBelow;
        int run1 = HalfFill.up(beside1, passable1, by);

        // One more step. A run that ends in row 5 steps across the middle.
        int beyond0 = run0 << by;
        @View(Shape.UPPER)
        int across = run0 >>> (32 - by);
        int beyond1 = run1 << by | across;
        return Halves.join(beyond1, beyond0);
    }

    /**
     * The squares one step past every run downwards, from the upper half into the lower one.
     *
     * @param own1 discs of the side to move, rows 1 to 4
     * @param own0 discs of the side to move, rows 5 to 8
     * @param passable1 the passable discs, rows 1 to 4
     * @param passable0 the passable discs, rows 5 to 8
     * @param by the distance to the next square: 8, 9 or 7
     * @return a set of squares of the whole board, empty or not
     */
    private static long down(int own1, int own0, int passable1, int passable0, int by) {
        // Slide down in the upper half
        int run1 = HalfFill.down(own1 >>> by, passable1, by);

        // Hand over what leaves row 4. It enters row 5, runs and our own discs alike.
        int leaving = run1 | own1;
        @View(Shape.LOWER)
        int fromAbove = leaving << (32 - by);

        // Slide on in the lower half
        int beside0 = own0 >>> by | fromAbove;
        int run0 = HalfFill.down(beside0, passable0, by);

        // One more step. A run that ends in row 4 steps across the middle.
        int beyond1 = run1 >>> by;
        @View(Shape.LOWER)
        int across = run1 << (32 - by);
        int beyond0 = run0 >>> by | across;
        return Halves.join(beyond1, beyond0);
    }
}
