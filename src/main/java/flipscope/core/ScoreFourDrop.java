package flipscope.core;

/** Where a ball comes to rest: gravity, one layer at a time. */
public final class ScoreFourDrop {
    private ScoreFourDrop() {}

    /**
     * The cell in which a ball comes to rest.
     *
     * <p>Technique: go up the column from the floor, 16 bits a layer, until a cell is free. Cost: 1
     * operation, and 3 for each layer looked at. Source: S3. Oracle: {@code NaiveScoreFour.drop}.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @param column 0 for a1 to 15 for d4: {@code 4y + x}
     * @return a set of one cell; empty when the column is full
     */
    @Algorithm(
            id = "scorefour/drop",
            title = "Drop a ball",
            family = "scorefour-drop",
            path = 701,
            summary = "The lowest free cell of a column",
            origin = "S3",
            engine = true,
            example =
                    "position=------X-XXO-OO--------O--O---X-----------X---X-----------X---O--+O&column=6")
    @View(Shape.CUBE)
    public static long drop(
            @View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent, int column) {
        // Whose balls there are does not matter
        long all = own | opponent;

        // Look up the column, from the floor. The next layer is 16 bits further on.
        for (int layer = 0; layer < 4; layer++) {
            @View(Shape.CUBE)
            long cell = 1L << 16 * layer + column;
            if ((all & cell) == 0) {
                return cell;
            }
        }

        // The column is full. There is no room for another ball.
        return 0;
    }
}
