package flipscope.core;

/** What one ball does to the hash, and how it is taken back. */
public final class ScoreFourHashUpdate {
    private ScoreFourHashUpdate() {}

    /**
     * The Zobrist hash with one ball more, or with that ball less.
     *
     * <p>Technique: XOR joins the number of the ball to the hash; the same XOR again takes it out,
     * since a number joined to itself is 0. A search goes forward and back by this one line. Cost:
     * 3 operations. Source: S3 names it; Zobrist 1970. Oracle: the XOR of all keys, cell by cell.
     *
     * @param hash the hash without the ball, or with it
     * @param player 0 for the first player, 1 for the second
     * @param cell the cell of the ball: {@code 16z + 4y + x}
     * @return the hash with the ball, or without it
     */
    @Algorithm(
            id = "scorefour/hash-update",
            title = "One ball in or out of the hash",
            family = "scorefour-hash-update",
            path = 710,
            summary = "One XOR to play a ball, the same XOR to take it back",
            origin = "S3",
            engine = true,
            example = "hash=0xf6347db2b6d6f6d4&player=1&cell=22")
    @View(Shape.WORD)
    public static long update(@View(Shape.WORD) long hash, @Range(max = 1) int player, int cell) {
        // Each player has a number for each cell
        long key = ZobristKeys.KEYS[player][cell];

        // Join it to the hash. If it is in there already, this takes it out.
        return hash ^ key;
    }
}
