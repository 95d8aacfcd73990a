package flipscope.engine.scorefour;

import flipscope.rules.ScoreFour;
import java.util.concurrent.atomic.AtomicBoolean;

/** Searches that nobody watches or ends. */
public final class CubeSearches {
    private CubeSearches() {}

    /** The result for a game at a level. */
    public static CubeResult best(ScoreFour game, CubeLevel level) {
        return new CubeTask(game, level).search(new AtomicBoolean(), soFar -> {});
    }
}
