package flipscope.match;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.rules.Game;

/** The engine at a level; where the level varies, the number of a game is its seed. */
public final class LevelContestant implements Contestant {
    private final Level level;
    private int seed;

    public LevelContestant(Level level) {
        this.level = level;
    }

    @Override
    public String name() {
        return "level " + level.number();
    }

    @Override
    public void begin(int number) {
        seed = number;
    }

    @Override
    public int move(Game game) {
        return Engine.best(game.turn(), level, seed).square();
    }
}
