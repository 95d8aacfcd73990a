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
        return Math.min(both(tried), inCommon(tried) + 1);
    }

    /** How many moves both games begin with. */
    public int inCommon(String tried) {
        int same = 0;
        while (same < both(tried) && moves.startsWith(tried.substring(0, (same + 1) * SQUARE))) {
            same++;
        }
        return same;
    }

    private int both(String tried) {
        return Math.min(moves.length(), tried.length()) / SQUARE;
    }
}
