package flipscope.core;

/**
 * Slides discs over unbroken runs, all discs at once.
 *
 * <p>The distance {@code by} is the line: 1 sideways, 8 up and down, 9 and 7 diagonally.
 */
final class Fill {
    private Fill() {}

    /**
     * The runs of passable discs that begin next to a disc, in the direction of a shift to the
     * left: left (1), up (8), up and left (9), up and right (7).
     *
     * @param from the discs to start from
     * @param passable the passable discs; none on an edge where a shift would wrap
     * @param by the distance to the next square in this direction
     * @return a subset of {@code passable}
     */
    static long shiftLeft(long from, long passable, int by) {
        // Which passable discs stand next to one? Every disc moves one square at the same time.
        long beside = from << by;
        long run = beside & passable;

        // Run on, five times more. No run between two discs is longer than six.
        for (int round = 2; round <= 6; round++) {
            run |= run << by & passable;
        }
        return run;
    }

    /**
     * The runs of passable discs that begin next to a disc, in the direction of a shift to the
     * right: right (1), down (8), down and right (9), down and left (7).
     *
     * @param from the discs to start from
     * @param passable the passable discs; none on an edge where a shift would wrap
     * @param by the distance to the next square in this direction
     * @return a subset of {@code passable}
     */
    static long shiftRight(long from, long passable, int by) {
        // Which passable discs stand next to one? Every disc moves one square at the same time.
        long beside = from >>> by;
        long run = beside & passable;

        // Run on, five times more. No run between two discs is longer than six.
        for (int round = 2; round <= 6; round++) {
            run |= run >>> by & passable;
        }
        return run;
    }
}
