package flipscope.core;

/** A slip to learn from: the wrong mask, and discs walk round the edge. */
public final class ClinicMobilityRightMask {
    private ClinicMobilityRightMask() {}

    /**
     * The legal moves, except that runs to the right may wrap into the next row.
     *
     * <p>The slip: for RIGHT the source takes the mask that is meant for up and down. It leaves out
     * the first and last rows and lets in the edge files, so a run that reaches file h goes on at
     * file a of the row below, and a run along the top or the bottom is not seen. Wrong on 23.1 % ±
     * 0.8 of 10,000 positions reached by random play, with 5 to 62 discs, every count equally
     * likely (a 95 % confidence interval). Cost: 164 operations. Source: S1. Correct form: {@link
     * MobilityShifts}.
     *
     * @param own discs of the side to move; bit 63 = a1, bit 0 = h8
     * @param opponent discs of the other side; disjoint from {@code own}
     * @return a set of squares, disjoint from both; some of them wrong
     */
    @Algorithm(
            id = "clinic/mobility-right-mask",
            title = "A slip: right with the mask for up and down",
            family = "mobility",
            path = 210,
            summary = "Runs to the right wrap round the edge",
            origin = "S1",
            example = "position=---------------X--X---X----XXXO----XX-O-----XOXX----O------OX---+O",
            correctForm = "reversi/mobility/shifts")
    public static long mobility(long own, long opponent) {
        // Where can a line run, and where can it end? It ends on an empty square. It runs over the
        // other side's discs, but not over one on an edge that ends the line: a shift would wrap or
        // fall off there.
        long upright = opponent & Edges.INNER_ROWS;
        long sideways = opponent & Edges.INNER_FILES;
        long slanting = opponent & Edges.INNER_SQUARES;
        long empty = ~(own | opponent);

        // Move up
        long run = Fill.shiftLeft(own, upright, 8);
        long legal = run << 8 & empty;

        // Move up and right
        run = Fill.shiftLeft(own, slanting, 7);
        legal |= run << 7 & empty;

        // Move right, with the wrong mask. It should be the one for sideways:
        // here file h is passed, and the run goes on in the next row.
        run = Fill.shiftRight(own, upright, 1);
        legal |= run >>> 1 & empty;

        // Move down and right
        run = Fill.shiftRight(own, slanting, 9);
        legal |= run >>> 9 & empty;

        // Move down
        run = Fill.shiftRight(own, upright, 8);
        legal |= run >>> 8 & empty;

        // Move down and left
        run = Fill.shiftRight(own, slanting, 7);
        legal |= run >>> 7 & empty;

        // Move left
        run = Fill.shiftLeft(own, sideways, 1);
        legal |= run << 1 & empty;

        // Move up and left. All eight directions together should be the legal moves.
        run = Fill.shiftLeft(own, slanting, 9);
        legal |= run << 9 & empty;
        return legal;
    }
}
