package flipscope.web.play.analysis;

import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.web.engine.EngineClient;
import flipscope.web.engine.Failures;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.play.analysis.Review.Move;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * A second try at each mistake of a game: the reader looks for a better move and is told whether it
 * is one. It is judged as the review judges, so both say the same of every move.
 */
public final class RetryPages {
    private final Pages pages;
    private final SearchLimiter engine;
    private final RetryViews views;

    public RetryPages(Pages pages, SearchLimiter engine) {
        this.pages = pages;
        this.engine = engine;
        this.views = new RetryViews(pages.words());
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/play/again", this::show);
    }

    private void show(Context ctx) {
        RetryRequest asked = RetryRequest.read(Query.of(ctx, pages.words()));
        if (asked.mistakes().isEmpty()) {
            Pages.leave(ctx, AnalysisLinks.bare(asked.game().url()).toString());
        } else if (asked.isOver()) {
            pages.send(ctx, Page.AGAIN, PagePart.AGAIN, views.end(frame(ctx, asked), asked));
        } else {
            judge(ctx, asked);
        }
    }

    private void judge(Context ctx, RetryRequest asked) {
        EngineClient client = engine.of(ctx);
        Ply ply = asked.ply();
        CompletableFuture<RetryView> view =
                judged(client, ply, ply.square())
                        .thenCompose(
                                played ->
                                        tried(client, asked)
                                                .thenApply(
                                                        move ->
                                                                views.of(
                                                                        frame(ctx, asked),
                                                                        asked,
                                                                        played,
                                                                        move)));
        ctx.future(() -> view.handleAsync((found, gone) -> answer(ctx, asked, found, gone)));
    }

    private static CompletableFuture<Optional<Move>> tried(
            EngineClient client, RetryRequest asked) {
        return asked.tried()
                .map(square -> judged(client, asked.ply(), square).thenApply(Optional::of))
                .orElse(CompletableFuture.completedFuture(Optional.empty()));
    }

    /** What the review says of a move in the place of one of the game. */
    private static CompletableFuture<Move> judged(EngineClient client, Ply ply, int square) {
        Game alone = Game.from(ply.before()).play(square);
        return Reviews.of(client, alone, 1).thenApply(review -> review.moves().get(0));
    }

    private Void answer(Context ctx, RetryRequest asked, RetryView view, Throwable failure) {
        RetryView shown = view;
        if (failure != null) {
            Failures.busyOrThrow(failure);
            Failures.unavailable(ctx);
            String again = ctx.path() + "?" + ctx.queryString();
            shown = views.busy(frame(ctx, asked).refreshingTo(again), asked, again);
        }
        pages.send(ctx, Page.AGAIN, PagePart.AGAIN, shown);
        return null;
    }

    private PageFrame frame(Context ctx, RetryRequest asked) {
        return pages.frame(ctx, pages.words().text("again.title"))
                .standingAt(asked.link())
                .in(Section.PLAY)
                .with("play/play.css", "play/hints.css", "play/analysis/analysis.css")
                .with("play/board.js");
    }
}
