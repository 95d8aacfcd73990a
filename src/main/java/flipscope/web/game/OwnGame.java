package flipscope.web.game;

/**
 * A game that was left to try another move in it, so that there is a way back.
 *
 * @param player whom the person plays in it
 * @param moves the squares played in it, {@code f5d6}, without passes
 */
public record OwnGame(Player player, String moves) {
    /** As addresses have it: {@code own=black-f5d6}. */
    static final String PARAMETER = "own";

    private static final int SQUARE = 2;

    String text() {
        return player.word() + "-" + moves;
    }

    /**
     * The number of the first move that was another one in this game; of a try that has not left it
     * yet, the last move that both have.
     */
    public int parting(String tried) {
        int both = Math.min(moves.length(), tried.length()) / SQUARE;
        for (int move = 1; move <= both; move++) {
            if (!moves.startsWith(tried.substring(0, move * SQUARE))) {
                return move;
            }
        }
        return both;
    }
}
