package flipscope.core;

/**
 * Slides discs over unbroken runs within one half of the board, the upper or the lower one.
 *
 * <p>Each method is given the squares beside the discs that slide, already shifted, because some of
 * those discs may stand in the other half.
 */
final class HalfFill {
    private HalfFill() {}

    /**
     * The runs by shifts to the left: up (8), up and left (9), up and right (7).
     *
     * @param beside the squares next to the discs that slide
     * @param passable the passable discs; none on an edge of the board that ends this line
     * @param by the distance to the next square
     * @return a subset of {@code passable}
     */
    static int up(int beside, int passable, int by) {
        // Slide upwards in this half. Three rounds: the fourth row is an edge of the board, or
        // behind every disc that slides.
        int run = beside & passable;
        run |= run << by & passable;
        run |= run << by & passable;
        return run;
    }

    /**
     * The runs by shifts to the right: down (8), down and right (9), down and left (7).
     *
     * @param beside the squares next to the discs that slide
     * @param passable the passable discs; none on an edge of the board that ends this line
     * @param by the distance to the next square
     * @return a subset of {@code passable}
     */
    static int down(int beside, int passable, int by) {
        // Slide downwards in this half. Three rounds: the fourth row is an edge of the board, or
        // behind every disc that slides.
        int run = beside & passable;
        run |= run >>> by & passable;
        run |= run >>> by & passable;
        return run;
    }

    /**
     * The runs to the right.
     *
     * @param beside the squares to the right of the discs that slide
     * @param passable the passable discs, on the inner files only
     * @return a subset of {@code passable}
     */
    static int right(int beside, int passable) {
        // Slide right in this half. Six rounds: a row does not cross the middle.
        int run = beside & passable;
        for (int round = 2; round <= 6; round++) {
            run |= run >>> 1 & passable;
        }
        return run;
    }
}
