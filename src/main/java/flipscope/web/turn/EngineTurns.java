package flipscope.web.turn;

import flipscope.engine.EngineBusyException;
import flipscope.web.engine.Failures;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.game.PlayedGame;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;

/**
 * The engine's replies, and the progress of its searches as server-sent events: {@code thought}
 * with a sentence for each depth, and {@code done} when the reply can be fetched. The stream shares
 * the search with the reply; closing it before the reply is requested stops the search.
 */
public final class EngineTurns<G extends PlayedGame, R> {
    private final EngineGame<G, R> games;
    private final SearchLimiter engine;
    private final ScheduledExecutorService clock;

    /**
     * @param clock sends the progress
     */
    public EngineTurns(
            EngineGame<G, R> games, SearchLimiter engine, ScheduledExecutorService clock) {
        this.games = games;
        this.engine = engine;
        this.clock = clock;
    }

    /** Plays the engine's move and shows the game. */
    public void reply(Context ctx) {
        G game = games.read(ctx);
        if (!game.isEngineToMove()) {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
            return;
        }
        try {
            CompletableFuture<R> search = engine.of(ctx).submit(games.task(game));
            ctx.future(() -> search.thenAccept(found -> play(ctx, game, found)));
        } catch (EngineBusyException full) {
            tryAgain(ctx, game);
        }
    }

    private void play(Context ctx, G game, R found) {
        ctx.redirect(games.after(game, found).play(), HttpStatus.SEE_OTHER);
    }

    /** Shows the unchanged game on a page that retries by itself. */
    private void tryAgain(Context ctx, G game) {
        Failures.unavailable(ctx);
        // History keeps the address of the game, not of one attempt at a reply.
        ctx.header("HX-Replace-Url", game.url().play());
        games.showBusy(ctx, game);
    }

    /**
     * Streams the search for the engine's move; sends {@code done} at once if it is not to move.
     */
    public void thinking(Context ctx) {
        G game = games.read(ctx);
        new SseHandler(client -> tell(client, game)).handle(ctx);
    }

    private void tell(SseClient client, G game) {
        if (game.isEngineToMove()) {
            search(client, game);
        } else {
            SearchStream.end(client);
        }
    }

    /** If the engine is busy, the reply reports it. */
    private void search(SseClient client, G game) {
        SearchStream<R> thought = new SearchStream<>(client, soFar -> games.thought(game, soFar));
        try {
            CompletableFuture<R> search = engine.of(client.ctx()).submit(games.task(game), thought);
            thought.follow(search, clock);
        } catch (EngineBusyException full) {
            SearchStream.end(client);
        }
    }
}
