package flipscope.web.play;

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

/** The scores of moves. */
final class HintPages {
    private final GamePages games;
    private final PlayViews views;
    private final SearchLimiter engine;
    private final PlayStepper stepper;

    HintPages(GamePages games, PlayViews views, SearchLimiter engine, PlayStepper stepper) {
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
            CompletableFuture<List<MoveScore>> scores = MoveScores.of(engine.of(ctx), game.turn());
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
            Failures.unavailable(ctx);
            games.show(ctx, views.hintsBusy(page, game));
        }
        return null;
    }
}
