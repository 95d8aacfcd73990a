package flipscope.web.turn;

import flipscope.engine.SearchTask;
import flipscope.web.game.GameAddress;
import flipscope.web.game.PlayedGame;
import io.javalin.http.Context;

/**
 * What the engine's turn needs of a game.
 *
 * @param <G> a game as its page shows it
 * @param <R> the result of a search
 */
public interface EngineGame<G extends PlayedGame, R> {
    /** The game of a request. */
    G read(Context ctx);

    /** The search for the move of a game where the engine is to move. */
    SearchTask<R> task(G game);

    /** The game after the move that was found. */
    GameAddress after(G game, R found);

    /** What has been found so far, as a sentence. */
    String thought(G game, R soFar);

    /** Shows a game whose reply must wait because the engine is busy. */
    void showBusy(Context ctx, G game);
}
