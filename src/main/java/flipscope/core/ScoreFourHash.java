package flipscope.core;

/** A hash of the whole position, kept up to date by one XOR a ball. */
public final class ScoreFourHash {
    private ScoreFourHash() {}

    /**
     * The Zobrist hash of the position after a ball is dropped; without a new ball where the column
     * is full.
     *
     * <p>Technique: each player has a random number for each cell, and the hash is the XOR of those
     * of all balls. A new ball changes it by one XOR, and the same XOR again would take the ball
     * away. Cost: 5 operations a ball, those of {@link ScoreFourDrop} and 7, or 4 where the column
     * is full. The new ball takes only one XOR and 2 look-ups of these. Source: S3 names it and
     * does not show it; Zobrist 1970. Oracle: the XOR of all keys, cell by cell.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player; disjoint from {@code own}
     * @param column the column into which the ball is dropped, 0 for a1 to 15 for d4
     * @return 64 bits that look random
     */
    @Algorithm(
            id = "scorefour/hash",
            title = "A number for a position",
            family = "scorefour-hash",
            path = 708,
            summary = "Zobrist: one random number a ball, joined by XOR",
            origin = "S3",
            example =
                    "position=------X-XXO-OO--------O--O---X-----------X---X-----------X---O--+O&column=6")
    @View(Shape.WORD)
    public static long hash(
            @View(Shape.CUBE) long own, @View(Shape.CUBE) long opponent, int column) {
        // Whose turn is it? With an even number of balls it is the first player's.
        int balls = Long.bitCount(own | opponent);
        int player = balls & 1;

        // Join the numbers of all balls. The order does not matter: the result is the same.
        long ours = balls(own, player);
        long theirs = balls(opponent, player ^ 1);
        long before = ours ^ theirs;

        // Where does the new ball come to rest?
        long cell = ScoreFourDrop.drop(own, opponent, column);
        // In a full column there is no room, and nothing changes
        if (cell == 0) {
            return before;
        }

        // Join its number too. This is all that a move costs, however many balls there are.
        int index = Long.numberOfTrailingZeros(cell);
        return before ^ ZobristKeys.KEYS[player][index];
    }

    /** The keys of all balls of one player, joined by XOR. */
    @View(Shape.WORD)
    static long balls(long balls, int player) {
        // Take the balls one by one, and join their numbers
        @View(Shape.WORD)
        long hash = 0;
        long rest = balls;
        while (rest != 0) {
            int index = Long.numberOfTrailingZeros(rest);
            hash ^= ZobristKeys.KEYS[player][index];
            rest &= rest - 1;
        }
        return hash;
    }
}
