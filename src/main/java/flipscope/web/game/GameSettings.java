package flipscope.web.game;

/**
 * Who plays a game, and how.
 *
 * @param player which sides the person plays
 * @param level the engine's level
 * @param hints whether the scores of all legal moves are shown
 * @param paused whether the engine, playing both sides, waits to be asked for each move
 * @param seed what the engine's choice among good moves follows from, at levels that vary; 0 for
 *     none, or {@link #FRESH}
 * @param friend whether the other side is a friend's, to whom the address is sent
 * @param code the reader's code that it is played by
 */
public record GameSettings(
        Player player,
        int level,
        boolean hints,
        boolean paused,
        int seed,
        boolean friend,
        GameCode code) {
    /** In place of a seed: one is drawn with the engine's first reply. */
    static final int FRESH = -1;

    /** What holds where an address says nothing. */
    static final GameSettings USUAL =
            new GameSettings(
                    GameReader.SIDE.fallback(),
                    GameReader.LEVEL.fallback(),
                    false,
                    false,
                    0,
                    false,
                    GameCode.NONE);

    /** Against a friend, if the person plays one side. */
    boolean isByLink() {
        return friend && (player == Player.BLACK || player == Player.WHITE);
    }
}
