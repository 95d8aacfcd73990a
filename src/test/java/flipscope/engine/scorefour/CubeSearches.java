package flipscope.engine.scorefour;

import flipscope.engine.Cancellation;
import flipscope.engine.Progress;
import flipscope.rules.ScoreFour;

/** Searches that nobody watches or ends. */
public final class CubeSearches {
    private CubeSearches() {}

    /** The result for a game at a level. */
    public static CubeResult best(ScoreFour game, CubeLevel level) {
        return new CubeTask(game, level).search(new Cancellation(), Progress.unseen());
    }
}
