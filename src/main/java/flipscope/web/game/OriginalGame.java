package flipscope.web.game;

/**
 * The original game of a variation, for the way back.
 *
 * @param player which sides the person plays in it
 * @param moves its moves, {@code f5d6}, without passes
 */
public record OriginalGame(Player player, String moves) {
    private static final int SQUARE = 2;

    /** In addresses: {@code own=black-f5d6}. */
    String text() {
        return player.word() + "-" + moves;
    }

    /** The number of the first move that differs; if none does yet, of the last move in common. */
    public int firstDifference(String tried) {
        int both = Math.min(moves.length(), tried.length()) / SQUARE;
        for (int move = 1; move <= both; move++) {
            if (!moves.startsWith(tried.substring(0, move * SQUARE))) {
                return move;
            }
        }
        return both;
    }
}
