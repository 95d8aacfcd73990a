package flipscope.core;

/** Where the side to move may play, on a machine that has only 32 bits. */
public final class MobilityHalves {
    private MobilityHalves() {}

    /** Rows 2 to 4 of the upper half: up and down, a run can pass here. */
    @View(Shape.UPPER)
    private static final int UPRIGHT_ABOVE = 0x00FF_FFFF;

    /** Rows 5 to 7 of the lower half: up and down, a run can pass here. */
    @View(Shape.LOWER)
    private static final int UPRIGHT_BELOW = 0xFFFF_FF00;

    /** The upper half without the rim of the board: on a slant, a run can pass here. */
    @View(Shape.UPPER)
    private static final int SLANTING_ABOVE = 0x007E_7E7E;

    /** The lower half without the rim of the board: on a slant, a run can pass here. */
    @View(Shape.LOWER)
    private static final int SLANTING_BELOW = 0x7E7E_7E00;

    /**
     * The empty squares on which {@code own} outflanks at least one disc.
     *
     * <p>Technique: sideways each half is a board of its own, one way by adding and the other by
     * shifts. The six other directions cross the middle: a run is followed through the half that it
     * starts in, three rounds, and what leaves that half enters the other one at its edge. Names
     * that end in 1 are the upper half, in 0 the lower one, as in the source. Cost: 227 operations.
     * Source: S0. Oracle: {@code NaiveRules.mobility}.
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
        @View(Shape.UPPER)
        int empty1 = ~(own1 | opponent1);
        @View(Shape.LOWER)
        int empty0 = ~(own0 | opponent0);

        // Left, by adding. A carry runs through each run and stops past
        // it; no row crosses the middle, so each half is a sum of its own.
        @View(Shape.UPPER)
        int sideways1 = opponent1 & Halves.INNER_FILES;
        @View(Shape.LOWER)
        int sideways0 = opponent0 & Halves.INNER_FILES;
        @View(Shape.UPPER)
        int start1 = own1 << 1;
        @View(Shape.LOWER)
        int start0 = own0 << 1;
        @View(Shape.UPPER)
        int legal1 = sideways1 + start1 & empty1 & ~start1;
        @View(Shape.LOWER)
        int legal0 = sideways0 + start0 & empty0 & ~start0;

        // Right, by shifts. A carry cannot run that way.
        @View(Shape.UPPER)
        int run1 = HalfFill.rightInUpper(own1 >>> 1, sideways1);
        @View(Shape.LOWER)
        int run0 = HalfFill.rightInLower(own0 >>> 1, sideways0);
        legal1 |= run1 >>> 1 & empty1;
        legal0 |= run0 >>> 1 & empty0;

        // Up, from the lower half into the upper one. What leaves row 5 at its top enters row 4.
        @View(Shape.UPPER)
        int upright1 = opponent1 & UPRIGHT_ABOVE;
        @View(Shape.LOWER)
        int upright0 = opponent0 & UPRIGHT_BELOW;
        run0 = HalfFill.upInLower(own0 << 8, upright0, 8);
        @View(Shape.UPPER)
        int fromBelow = (run0 | own0) >>> 24;
        run1 = HalfFill.upInUpper(own1 << 8 | fromBelow, upright1, 8);
        legal1 |= (run1 << 8 | run0 >>> 24) & empty1;
        legal0 |= run0 << 8 & empty0;

        // Down, from the upper half into the lower one. What leaves row 4 enters row 5.
        run1 = HalfFill.downInUpper(own1 >>> 8, upright1, 8);
        @View(Shape.LOWER)
        int fromAbove = (run1 | own1) << 24;
        run0 = HalfFill.downInLower(own0 >>> 8 | fromAbove, upright0, 8);
        legal1 |= run1 >>> 8 & empty1;
        legal0 |= (run0 >>> 8 | run1 << 24) & empty0;

        // Up and left. The rim is masked: on a slant every edge ends a run.
        @View(Shape.UPPER)
        int slanting1 = opponent1 & SLANTING_ABOVE;
        @View(Shape.LOWER)
        int slanting0 = opponent0 & SLANTING_BELOW;
        run0 = HalfFill.upInLower(own0 << 9, slanting0, 9);
        @View(Shape.UPPER)
        int leftFromBelow = (run0 | own0) >>> 23;
        run1 = HalfFill.upInUpper(own1 << 9 | leftFromBelow, slanting1, 9);
        legal1 |= (run1 << 9 | run0 >>> 23) & empty1;
        legal0 |= run0 << 9 & empty0;

        // Down and right
        run1 = HalfFill.downInUpper(own1 >>> 9, slanting1, 9);
        @View(Shape.LOWER)
        int rightFromAbove = (run1 | own1) << 23;
        run0 = HalfFill.downInLower(own0 >>> 9 | rightFromAbove, slanting0, 9);
        legal1 |= run1 >>> 9 & empty1;
        legal0 |= (run0 >>> 9 | run1 << 23) & empty0;

        // Up and right
        run0 = HalfFill.upInLower(own0 << 7, slanting0, 7);
        @View(Shape.UPPER)
        int rightFromBelow = (run0 | own0) >>> 25;
        run1 = HalfFill.upInUpper(own1 << 7 | rightFromBelow, slanting1, 7);
        legal1 |= (run1 << 7 | run0 >>> 25) & empty1;
        legal0 |= run0 << 7 & empty0;

        // Down and left, and join the halves again
        run1 = HalfFill.downInUpper(own1 >>> 7, slanting1, 7);
        @View(Shape.LOWER)
        int leftFromAbove = (run1 | own1) << 25;
        run0 = HalfFill.downInLower(own0 >>> 7 | leftFromAbove, slanting0, 7);
        legal1 |= run1 >>> 7 & empty1;
        legal0 |= (run0 >>> 7 | run1 << 25) & empty0;
        return Halves.join(legal1, legal0);
    }
}
