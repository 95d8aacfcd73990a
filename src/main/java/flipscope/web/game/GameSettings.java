package flipscope.web.game;

/**
 * Who plays a game, and how.
 *
 * @param player which sides the person plays
 * @param level the engine's level
 * @param hints whether the scores of all legal moves are shown
 * @param paused whether the engine, playing both sides, waits to be asked for each move
 */
public record GameSettings(Player player, int level, boolean hints, boolean paused) {
    /** What holds where an address says nothing. */
    static final GameSettings USUAL =
            new GameSettings(GameReader.SIDE.fallback(), GameReader.LEVEL.fallback(), false, false);

    GameSettings playing(Player other) {
        return new GameSettings(other, level, hints, paused);
    }

    GameSettings hinting(boolean shown) {
        return new GameSettings(player, level, shown, paused);
    }

    GameSettings pausing(boolean waits) {
        return new GameSettings(player, level, hints, waits);
    }
}
