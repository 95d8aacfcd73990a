package flipscope.web.play.analysis;

import flipscope.engine.EngineBusyException;
import flipscope.web.engine.Failures;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.concurrent.CompletableFuture;

/**
 * The review of a game. Each request analyses a few more moves than the one before, and the page
 * requests the next part by itself; so nobody waits long, and no work is done after the reader
 * leaves.
 */
public final class AnalysisPages {
    /** How many moves one request adds. */
    private static final int SLICE = 5;

    static final QueryParameter<Integer> UPTO =
            QueryParameter.number("upto", 0, 60).missing("the first " + SLICE);

    private final Pages pages;
    private final SearchLimiter engine;
    private final AnalysisViews views;

    public AnalysisPages(Pages pages, SearchLimiter engine) {
        this.pages = pages;
        this.engine = engine;
        this.views = new AnalysisViews(pages.words());
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/play/analysis", this::show);
    }

    /** The review up to the move {@code upto}; without it, the first few moves. */
    private void show(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        GameState game = GameReader.read(query);
        int all = game.whole().plies().size();
        int upto = QueryParameter.upTo(all, UPTO, query).orElse(Math.min(SLICE, all));
        CompletableFuture<Review> review = Reviews.of(engine.of(ctx), game.whole(), upto);
        ctx.future(
                () ->
                        review.handleAsync(
                                (found, failure) -> answer(ctx, game, upto, found, failure)));
    }

    private Void answer(Context ctx, GameState game, int upto, Review review, Throwable failure) {
        if (failure == null) {
            AnalysisView view = views.of(frame(ctx, game, review), game, review);
            pages.send(ctx, Page.ANALYSIS, PagePart.ANALYSIS, view);
        } else {
            Failures.busyOrThrow(failure);
            tryAgain(ctx, game, upto);
        }
        return null;
    }

    /** If a part had to wait, only the line below the table changes: the rest stays. */
    private void tryAgain(Context ctx, GameState game, int upto) {
        ctx.status(HttpStatus.SERVICE_UNAVAILABLE);
        ctx.header("Retry-After", String.valueOf(EngineBusyException.RETRY_AFTER_SECONDS));
        ctx.header("HX-Retarget", "#growing").header("HX-Reswap", "outerHTML");
        String again = AnalysisViews.link(game).with(UPTO.name(), upto).toString();
        PageFrame frame = frame(ctx, game).refreshingTo(again);
        pages.send(ctx, Page.ANALYSIS, PagePart.GROWING, views.busy(frame, game, again));
    }

    private PageFrame frame(Context ctx, GameState game, Review review) {
        return review.isComplete()
                ? frame(ctx, game)
                : frame(ctx, game).refreshingTo(next(game, review).toString());
    }

    private PageFrame frame(Context ctx, GameState game) {
        return pages.frame(ctx, pages.words().text("analysis.title"))
                .standingAt(AnalysisViews.link(game))
                .in(Section.PLAY)
                .with("play/play.css", "play/analysis/analysis.css", "play/analysis/graph.js");
    }

    /** The address of the review with a few more moves. */
    static Link next(GameState game, Review review) {
        int all = game.whole().plies().size();
        return AnalysisViews.link(game).with(UPTO.name(), Math.min(all, review.reached() + SLICE));
    }
}
