package flipscope.core;

/** A slip to learn from: the columns are shifted by two layers where three are needed. */
public final class ClinicLegalShift {
    private ClinicLegalShift() {}

    /** The top layer. */
    @View(Shape.CUBE)
    private static final long TOP_LAYER = 0xFFFF_0000_0000_0000L;

    /**
     * The columns into which a ball can be dropped, but one layer too high.
     *
     * <p>The slip: the top layer begins at bit 48, not at bit 32; the text of the source promises
     * bits 0 to 15, and the code delivers bits 16 to 31. Cost: 4 operations. Source: S3. Right
     * form: {@link ScoreFourLegal}.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @return columns, as cells of the second layer: bit {@code 16 + 4y + x}
     */
    @Algorithm(
            id = "clinic/legal-shift",
            title = "A slip: a shift by 32 for 48",
            family = "scorefour-legal",
            path = 708,
            summary = "The columns end up one layer too high",
            origin = "S3",
            example = "position=------X-XXO-OO--------O--O---X-----------X---X-----------X---O--+O",
            right = "scorefour/legal")
    @View(Shape.CUBE)
    public static long columns(@View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent) {
        // Which cells are free? All but those with a ball.
        @View(Shape.CUBE)
        long all = own | opponent;
        @View(Shape.CUBE)
        long free = ~all;

        // Which of them are at the top? A column with a free top cell has room.
        @View(Shape.CUBE)
        long top = free & TOP_LAYER;

        // Bring them down, but not far enough. 32 bits are two layers, and the floor is three
        // below.
        return top >>> 32;
    }
}
