package flipscope.engine.scorefour;

import flipscope.core.ScoreFourLegal;
import flipscope.core.ScoreFourWin;
import flipscope.engine.Cancellation;
import flipscope.engine.Progress;
import flipscope.engine.SearchBudget;
import flipscope.rules.ScoreFour;
import java.util.concurrent.CancellationException;

/**
 * Finds the best move of a position of score four. The result depends only on the position and the
 * level: not on time, chance or earlier requests. It is the same from all eight sides of the cube:
 * a position is searched in its canonical form.
 */
public final class CubeEngine {
    private CubeEngine() {}

    /** The result for a game at a level. */
    public static CubeResult best(ScoreFour game, CubeLevel level) {
        return new CubeTask(game, level).search(new Cancellation(), Progress.unseen());
    }

    /**
     * The result for a position at a level, with progress reports.
     *
     * @param own the balls of the player to move; bit {@code 16z + 4y + x}
     * @param opponent the balls of the other player
     * @throws CancellationException soon after {@code cancellation} was requested
     */
    static CubeResult best(
            long own,
            long opponent,
            CubeLevel level,
            Cancellation cancellation,
            Progress<CubeResult> progress) {
        if (ScoreFourWin.wins(opponent) || ScoreFourLegal.columns(own, opponent) == 0) {
            return CubeResult.over();
        }
        int view = CubeSymmetry.canonical(own, opponent);
        int back = CubeSymmetry.back(view);
        SearchCube cube =
                new SearchCube(CubeSymmetry.of(view, own), CubeSymmetry.of(view, opponent));
        return AtOnce.move(cube, level)
                .orElseGet(
                        () ->
                                new CubeDeepening(
                                                cube,
                                                level.effort(),
                                                new SearchBudget(cancellation),
                                                soFar -> progress.found(soFar.in(back)))
                                        .answer())
                .in(back);
    }
}
