package flipscope.core;

/** Which columns still have room: only the top layer has to be looked at. */
public final class ScoreFourLegal {
    private ScoreFourLegal() {}

    /** The top layer. */
    @View(Shape.CUBE)
    private static final long TOP_LAYER = 0xFFFF_0000_0000_0000L;

    /**
     * The columns into which a ball can be dropped.
     *
     * <p>Technique: a column has room if its top cell is free; brought down to the floor, the top
     * layer is 16 bits, one a column. The source shifts by 32 and keeps the columns in the upper
     * half of an {@code int}, column i at bit 16 + i. Cost: 4 operations. Source: S3. Oracle:
     * {@code NaiveScoreFour.legal}.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @return columns, as cells of the floor: bit {@code 4y + x}
     */
    @Algorithm(
            id = "scorefour/legal",
            title = "Columns with room",
            family = "scorefour-legal",
            path = 703,
            summary = "The free cells of the top layer, brought down to the floor",
            origin = "S3",
            engine = true,
            example = "position=------X-XXO-OO--------O--O---X-----------X---X-----------X---O--+O")
    @View(Shape.CUBE)
    public static long columns(@View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent) {
        // Which cells are free? All but those with a ball.
        long all = own | opponent;
        long free = ~all;

        // Which of them are at the top? A column with a free top cell has room.
        long top = free & TOP_LAYER;

        // Bring them down to the floor. Three layers of 16 bits are 48.
        return top >>> 48;
    }
}
