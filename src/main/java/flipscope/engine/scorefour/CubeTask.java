package flipscope.engine.scorefour;

import flipscope.engine.Cancellation;
import flipscope.engine.Progress;
import flipscope.engine.SearchTask;
import flipscope.rules.ScoreFour;

/**
 * A position of score four, searched by {@link CubeEngine}.
 *
 * @param own the balls of the player to move; bit {@code 16z + 4y + x}
 * @param opponent the balls of the other player
 */
public record CubeTask(long own, long opponent, CubeLevel level) implements SearchTask<CubeResult> {

    public CubeTask(ScoreFour game, CubeLevel level) {
        this(game.toMove().own(), game.toMove().opponent(), level);
    }

    @Override
    public CubeResult search(Cancellation cancellation, Progress<CubeResult> progress) {
        return CubeEngine.best(own, opponent, level, cancellation, progress);
    }
}
