package flipscope.core;

/**
 * Slides discs over unbroken runs within one half of the board.
 *
 * <p>Each method is given the squares beside the discs that slide, already shifted, because some of
 * them may have come over from the other half. Away from the rows a run has at most three discs in
 * a half: the fourth row is an edge of the board.
 */
final class HalfFill {
    private HalfFill() {}

    /**
     * The runs of the upper half, by shifts to the left.
     *
     * @param start the squares beside the discs that slide; rows 1 to 4
     * @param passable the discs to slide over; none on an edge of the board that ends this line
     * @param by the distance to the next square: 8 for up, 9 and 7 for the slanting lines
     * @return a subset of {@code passable}
     */
    @View(Shape.UPPER)
    static int upInUpper(@View(Shape.UPPER) int start, @View(Shape.UPPER) int passable, int by) {
        // Slide upwards in the upper half. Three rounds: row 1 is an edge and never passed.
        @View(Shape.UPPER)
        int run = start & passable;
        run |= run << by & passable;
        run |= run << by & passable;
        return run;
    }

    /**
     * The runs of the lower half, by shifts to the left.
     *
     * @param start the squares beside the discs that slide; rows 5 to 8
     * @param passable the discs to slide over; none on an edge of the board that ends this line
     * @param by the distance to the next square: 8 for up, 9 and 7 for the slanting lines
     * @return a subset of {@code passable}
     */
    @View(Shape.LOWER)
    static int upInLower(@View(Shape.LOWER) int start, @View(Shape.LOWER) int passable, int by) {
        // Slide upwards in the lower half. Three rounds: row 8 is behind every disc that slides.
        @View(Shape.LOWER)
        int run = start & passable;
        run |= run << by & passable;
        run |= run << by & passable;
        return run;
    }

    /**
     * The runs of the upper half, by shifts to the right.
     *
     * @param start the squares beside the discs that slide; rows 1 to 4
     * @param passable the discs to slide over; none on an edge of the board that ends this line
     * @param by the distance to the next square: 8 for down, 9 and 7 for the slanting lines
     * @return a subset of {@code passable}
     */
    @View(Shape.UPPER)
    static int downInUpper(@View(Shape.UPPER) int start, @View(Shape.UPPER) int passable, int by) {
        // Slide downwards in the upper half. Three rounds: row 1 is behind every disc that slides.
        @View(Shape.UPPER)
        int run = start & passable;
        run |= run >>> by & passable;
        run |= run >>> by & passable;
        return run;
    }

    /**
     * The runs of the lower half, by shifts to the right.
     *
     * @param start the squares beside the discs that slide; rows 5 to 8
     * @param passable the discs to slide over; none on an edge of the board that ends this line
     * @param by the distance to the next square: 8 for down, 9 and 7 for the slanting lines
     * @return a subset of {@code passable}
     */
    @View(Shape.LOWER)
    static int downInLower(@View(Shape.LOWER) int start, @View(Shape.LOWER) int passable, int by) {
        // Slide downwards in the lower half. Three rounds: row 8 is an edge and never passed.
        @View(Shape.LOWER)
        int run = start & passable;
        run |= run >>> by & passable;
        run |= run >>> by & passable;
        return run;
    }

    /**
     * The runs of the upper half to the right.
     *
     * @param start the squares to the right of the discs that slide; rows 1 to 4
     * @param passable the discs to slide over, on the inner files only
     * @return a subset of {@code passable}
     */
    @View(Shape.UPPER)
    static int rightInUpper(@View(Shape.UPPER) int start, @View(Shape.UPPER) int passable) {
        // Slide right in the upper half. Six rounds: a row has no middle to cross.
        @View(Shape.UPPER)
        int run = start & passable;
        for (int round = 2; round <= 6; round++) {
            run |= run >>> 1 & passable;
        }
        return run;
    }

    /**
     * The runs of the lower half to the right.
     *
     * @param start the squares to the right of the discs that slide; rows 5 to 8
     * @param passable the discs to slide over, on the inner files only
     * @return a subset of {@code passable}
     */
    @View(Shape.LOWER)
    static int rightInLower(@View(Shape.LOWER) int start, @View(Shape.LOWER) int passable) {
        // Slide right in the lower half. Six rounds: a row has no middle to cross.
        @View(Shape.LOWER)
        int run = start & passable;
        for (int round = 2; round <= 6; round++) {
            run |= run >>> 1 & passable;
        }
        return run;
    }
}
