package flipscope.web.scorefour;

import flipscope.engine.SearchTask;
import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeResult;
import flipscope.engine.scorefour.CubeTask;
import flipscope.web.cube.CubeUrl;
import flipscope.web.turn.EngineGame;
import io.javalin.http.Context;

/** The engine's turn in a game of score four. */
final class CubeTurns implements EngineGame<CubeGame, CubeResult> {
    private final CubePages cubes;
    private final CubeViews views;
    private final ThoughtWords thoughts;

    CubeTurns(CubePages cubes, CubeViews views) {
        this.cubes = cubes;
        this.views = views;
        this.thoughts = new ThoughtWords(cubes.words());
    }

    @Override
    public CubeGame read(Context ctx) {
        return cubes.read(ctx).game();
    }

    @Override
    public SearchTask<CubeResult> task(CubeGame game) {
        return new CubeTask(game.shown(), new CubeLevel(game.url().level()));
    }

    @Override
    public CubeUrl after(CubeGame game, CubeResult found) {
        return game.after(found.column());
    }

    @Override
    public String thought(CubeGame game, CubeResult soFar) {
        return thoughts.soFar(game, soFar);
    }

    @Override
    public void showBusy(Context ctx, CubeGame game) {
        cubes.show(ctx, views.busy(cubes.frame(ctx, game), game));
    }
}
