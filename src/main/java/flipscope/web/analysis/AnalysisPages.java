package flipscope.web.analysis;

import flipscope.engine.Busy;
import flipscope.web.Failures;
import flipscope.web.GameReader;
import flipscope.web.GameState;
import flipscope.web.Link;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.Part;
import flipscope.web.Query;
import flipscope.web.Turnstile;
import flipscope.web.view.AnalysisView;
import flipscope.web.view.Frame;
import flipscope.web.view.Section;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.concurrent.CompletableFuture;

/**
 * The review of a game. It grows: each request works out a few moves more than the one before, and
 * the page asks for the next by itself; so nobody waits long for anything, and when the reader has
 * left, nothing more is worked out.
 */
public final class AnalysisPages {
    /** How many moves one request adds. */
    private static final int SLICE = 5;

    private final Pages pages;
    private final Turnstile engine;
    private final AnalysisViews views;

    public AnalysisPages(Pages pages, Turnstile engine) {
        this.pages = pages;
        this.engine = engine;
        this.views = new AnalysisViews(pages.words());
    }

    /** The review up to the move {@code upto}; without it, up to the first few. */
    public void show(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        GameState game = GameReader.read(query);
        int all = game.whole().plies().size();
        int upto = query.number("upto", 0, all).orElse(Math.min(SLICE, all));
        CompletableFuture<Review> review = Reviews.of(engine.of(ctx), game.whole(), upto);
        ctx.future(
                () ->
                        review.handleAsync(
                                (found, failure) -> answer(ctx, game, upto, found, failure)));
    }

    private Void answer(Context ctx, GameState game, int upto, Review review, Throwable failure) {
        if (failure == null) {
            AnalysisView view = views.of(frame(ctx, game, review), game, review);
            pages.send(ctx, Page.ANALYSIS, Part.ANALYSIS, view);
        } else {
            Failures.busyOrThrow(failure);
            tryAgain(ctx, game, upto);
        }
        return null;
    }

    /** Where a part was to come, only the line below it changes: what is there stays. */
    private void tryAgain(Context ctx, GameState game, int upto) {
        ctx.status(HttpStatus.SERVICE_UNAVAILABLE);
        ctx.header("Retry-After", String.valueOf(Busy.RETRY_AFTER_SECONDS));
        ctx.header("HX-Retarget", "#growing").header("HX-Reswap", "outerHTML");
        String again = AnalysisViews.link(game).with("upto", upto).toString();
        Frame frame = frame(ctx, game).refreshingTo(again);
        pages.send(ctx, Page.ANALYSIS, Part.GROWING, views.busy(frame, game, again));
    }

    private Frame frame(Context ctx, GameState game, Review review) {
        return review.isComplete()
                ? frame(ctx, game)
                : frame(ctx, game).refreshingTo(next(game, review).toString());
    }

    private Frame frame(Context ctx, GameState game) {
        return pages.frame(ctx, pages.words().text("analysis.title"))
                .standingAt(AnalysisViews.link(game))
                .in(Section.PLAY)
                .with("play.css", "analysis.css", "graph.js");
    }

    /** The review of a few moves more. */
    static Link next(GameState game, Review review) {
        int all = game.whole().plies().size();
        return AnalysisViews.link(game).with("upto", Math.min(all, review.reached() + SLICE));
    }
}
