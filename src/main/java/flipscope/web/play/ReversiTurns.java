package flipscope.web.play;

import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.engine.SearchTask;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.turn.EngineGame;
import io.javalin.http.Context;

/** The engine's turn in a game of Reversi. */
final class ReversiTurns implements EngineGame<GameState, SearchResult> {
    private final GamePages games;
    private final PlayViews views;
    private final SearchWords thoughts;

    ReversiTurns(GamePages games, PlayViews views) {
        this.games = games;
        this.views = views;
        this.thoughts = new SearchWords(games.words());
    }

    @Override
    public GameState read(Context ctx) {
        return games.read(ctx).game().drawn();
    }

    @Override
    public SearchTask<SearchResult> task(GameState game) {
        return new ReversiTask(game.turn(), new Level(game.url().level()), game.url().seed());
    }

    @Override
    public GameUrl after(GameState game, SearchResult found) {
        return game.after(found.square());
    }

    @Override
    public String thought(GameState game, SearchResult soFar) {
        return thoughts.of(game, soFar);
    }

    @Override
    public void showBusy(Context ctx, GameState game) {
        games.show(ctx, views.busy(games.frame(ctx, game), game));
    }
}
