package flipscope.engine.scorefour;

import flipscope.core.ScoreFourLegal;
import flipscope.core.ScoreFourWin;
import flipscope.engine.SearchBudget;
import flipscope.engine.SearchTask;
import flipscope.rules.ScoreFour;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A position of score four whose best move is searched. The result depends only on the position and
 * the level: not on time, chance or earlier requests. It is the same from all eight sides of the
 * cube: a position is searched in its canonical form.
 *
 * @param own the balls of the player to move; bit {@code 16z + 4y + x}
 * @param opponent the balls of the other player
 */
public record CubeTask(long own, long opponent, CubeLevel level) implements SearchTask<CubeResult> {

    public CubeTask(ScoreFour game, CubeLevel level) {
        this(game.toMove().own(), game.toMove().opponent(), level);
    }

    @Override
    public CubeResult search(AtomicBoolean cancelled, Consumer<CubeResult> progress) {
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
                                                new SearchBudget(cancelled),
                                                soFar -> progress.accept(soFar.in(back)))
                                        .answer())
                .in(back);
    }
}
