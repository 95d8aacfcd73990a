package flipscope.core;

/** A slip to learn from: the hash is updated before the ball has its cell. */
public final class ClinicHashUndo {
    private ClinicHashUndo() {}

    /** Column a1: one cell in each layer. */
    @View(Shape.CUBE)
    private static final long COLUMN_A1 = 0x0001_0001_0001_0001L;

    /**
     * The ball that a move drops, and a hash with the number of another cell in it.
     *
     * <p>The slip: the source updates the hash first and drops the ball afterwards. Only the
     * program that the source links shows the update (alike in its versions of November 2024 and
     * May 2025): it looks for the highest ball of the column. Before the move that is the ball
     * below the new one; when the move is taken back it is the new ball itself. So the two do not
     * cancel, except in a column that was empty. A move into a full column, which is refused,
     * changes the hash too. Cost: 5 operations a ball, those of {@link ScoreFourDrop} and 11.
     * Source: S3. Correct form: {@link ScoreFourMove}.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @param column the column into which the ball is dropped, 0 for a1 to 15 for d4
     * @return a set of one cell, or the empty set where the column is full; then a hash, right only
     *     where the column was empty
     */
    @Algorithm(
            id = "clinic/hash-undo",
            title = "A slip: a hash that is updated too early",
            family = "scorefour-move",
            path = 793,
            summary = "It joins the cell below the new ball",
            origin = "S3",
            example =
                    "position=------X-XXO-OO--------O--O---X-----------X---X-----------X---O--+O&column=6",
            correctForm = "scorefour/move")
    @View(value = Shape.CUBE, second = Shape.WORD)
    public static long[] move(
            @View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent, int column) {
        // Whose turn is it? With an even number of balls it is the first player's.
        long all = own | opponent;
        int player = Long.bitCount(all) & 1;

        // What is the hash before the move? It joins the numbers of all balls.
        long before = ScoreFourHash.balls(own, player) ^ ScoreFourHash.balls(opponent, player ^ 1);

        // Find the highest ball of the column. The new one is not there yet: this is the one below
        // it. Where there is none, the cell of the floor is taken.
        long tower = all & COLUMN_A1 << column;
        @View(Shape.CUBE)
        long floor = 1L << column;
        long highest = Long.highestOneBit(tower | floor);

        // Join the number of that cell. It should be the number of the new ball's cell.
        int cell = Long.numberOfTrailingZeros(highest);
        long hash = before ^ ZobristKeys.KEYS[player][cell];

        // Drop the ball. Even where there is no room for it, the hash has changed.
        long ball = ScoreFourDrop.drop(own, opponent, column);
        return new long[] {ball, hash};
    }
}
