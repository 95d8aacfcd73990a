package flipscope.web.play;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import io.javalin.http.sse.SseHandler;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;

/**
 * Streams the progress of the engine's search as server-sent events: {@code thought} with a
 * sentence for each depth, and {@code done} when the reply can be fetched. The stream shares the
 * search with the reply; closing it before the reply is requested stops the search.
 */
final class ThinkingPages {
    private final Pages pages;
    private final SearchLimiter engine;
    private final SearchWords thoughts;
    private final ScheduledExecutorService clock;

    /**
     * @param clock sends the progress
     */
    ThinkingPages(Pages pages, SearchLimiter engine, ScheduledExecutorService clock) {
        this.pages = pages;
        this.engine = engine;
        this.thoughts = new SearchWords(pages.words());
        this.clock = clock;
    }

    /**
     * Streams the search for the engine's move; sends {@code done} at once if it is not to move.
     */
    void show(Context ctx) {
        GameState game = GameReader.read(Query.of(ctx, pages.words()));
        new SseHandler(client -> tell(client, game)).handle(ctx);
    }

    private void tell(SseClient client, GameState game) {
        if (game.isEngineToMove()) {
            search(client, game);
        } else {
            done(client);
        }
    }

    /** If the engine is busy, the reply reports it. */
    private void search(SseClient client, GameState game) {
        SearchStream thought = new SearchStream(client, soFar -> thoughts.of(game, soFar));
        try {
            Level level = new Level(game.url().level());
            CompletableFuture<SearchResult> found =
                    engine.of(client.ctx()).submit(new ReversiTask(game.turn(), level), thought);
            thought.follow(found, clock);
        } catch (EngineBusyException full) {
            done(client);
        }
    }

    private static void done(SseClient client) {
        client.sendEvent(SearchStream.DONE, "");
    }
}
