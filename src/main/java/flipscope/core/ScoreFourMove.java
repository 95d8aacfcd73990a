package flipscope.core;

/** Drops a ball, and keeps the hash of the position up to date. */
public final class ScoreFourMove {
    private ScoreFourMove() {}

    /**
     * The ball that a move drops, and the Zobrist hash of the position with it. Where the column is
     * full there is no ball, and the hash stays as it is.
     *
     * <p>Technique: first find the cell of the ball, then XOR its key into the hash. The same XOR
     * again takes the ball out. The source updates the hash before the ball has its cell; that slip
     * is {@code clinic/hash-undo}. Cost: 5 operations a ball, those of {@link ScoreFourDrop} and 7,
     * or 4 where the column is full. Source: S3. Oracle: {@code NaiveScoreFour.drop}, and the XOR
     * of all keys, cell by cell.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @param column the column into which the ball is dropped, 0 for a1 to 15 for d4
     * @return a set of one cell, then the hash with it; the empty set and the hash without it where
     *     the column is full
     */
    @Algorithm(
            id = "scorefour/move",
            title = "Drop a ball and update the hash",
            family = "scorefour-move",
            path = 709,
            summary = "First the ball, then the number of its cell",
            origin = "S3",
            example =
                    "position=------X-XXO-OO--------O--O---X-----------X---X-----------X---O--+O&column=6")
    @View(value = Shape.CUBE, second = Shape.WORD)
    public static long[] move(
            @View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent, int column) {
        // Whose turn is it? With an even number of balls it is the first player's.
        long all = own | opponent;
        int player = Long.bitCount(all) & 1;

        // What is the hash before the move? It joins the numbers of all balls.
        long before = ScoreFourHash.balls(own, player) ^ ScoreFourHash.balls(opponent, player ^ 1);

        // Where does the ball come to rest? In a full column there is no room. Then there is no
        // ball, and the hash stays.
        long ball = ScoreFourDrop.drop(own, opponent, column);
        if (ball == 0) {
            return new long[] {ball, before};
        }

        // Join the number of the ball's own cell. To take the ball back, join it once more.
        int cell = Long.numberOfTrailingZeros(ball);
        long hash = before ^ ZobristKeys.KEYS[player][cell];
        return new long[] {ball, hash};
    }
}
