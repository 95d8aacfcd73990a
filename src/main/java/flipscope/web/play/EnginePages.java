package flipscope.web.play;

import flipscope.engine.EngineBusyException;
import flipscope.engine.Level;
import flipscope.engine.SearchResult;
import flipscope.web.engine.Failures;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.MoveScores;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.game.GameState;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.request.TraceOptions;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The engine's replies and the scores of moves. */
final class EnginePages {
    private final GamePages games;
    private final PlayViews views;
    private final SearchLimiter engine;
    private final PlayStepper stepper;

    EnginePages(GamePages games, PlayViews views, SearchLimiter engine, PlayStepper stepper) {
        this.games = games;
        this.views = views;
        this.engine = engine;
        this.stepper = stepper;
    }

    /** The game with the scores of all legal moves, once they are known. */
    void hints(Context ctx) {
        PlayRequest asked = games.read(ctx);
        GameState game = asked.game().hinting();
        if (game.isPersonToMove()) {
            CompletableFuture<List<MoveScore>> scores =
                    MoveScores.of(engine.of(ctx), game.turn(), game.url().level());
            ctx.future(
                    () ->
                            scores.handleAsync(
                                    (all, gone) -> hinted(ctx, game, asked.trace(), all, gone)));
        } else {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
        }
    }

    private Void hinted(
            Context ctx,
            GameState game,
            TraceOptions asked,
            List<MoveScore> moves,
            Throwable failure) {
        PageFrame frame = games.frame(ctx, game);
        PlayPage page = views.page(frame, game, false).beside(stepper.of(frame, game, asked));
        if (failure == null) {
            games.show(ctx, views.hinted(page, game, moves));
        } else {
            Failures.busyOrThrow(failure);
            GamePages.unavailable(ctx);
            games.show(ctx, views.hintsBusy(page, game));
        }
        return null;
    }

    /** Plays the engine's move and shows the game. */
    void reply(Context ctx) {
        GameState game = games.read(ctx).game();
        if (!game.isEngineToMove()) {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
            return;
        }
        try {
            CompletableFuture<SearchResult> found =
                    engine.of(ctx).submit(game.turn(), new Level(game.url().level()));
            ctx.future(
                    () ->
                            found.thenAccept(
                                    answer ->
                                            ctx.redirect(
                                                    game.after(answer.square()).play(),
                                                    HttpStatus.SEE_OTHER)));
        } catch (EngineBusyException full) {
            tryAgain(ctx, game);
        }
    }

    /** Shows the unchanged game on a page that retries by itself. */
    private void tryAgain(Context ctx, GameState game) {
        GamePages.unavailable(ctx);
        // History keeps the address of the game, not of one attempt at a reply.
        ctx.header("HX-Replace-Url", game.url().play());
        games.show(ctx, views.busy(games.frame(ctx, game), game));
    }
}
