package flipscope.web.play.opening;

import flipscope.engine.Level;
import flipscope.opening.OpeningTree;
import flipscope.web.engine.Failures;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.play.OpeningLinks;
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

/** The named openings, one level of their tree at a time. */
public final class OpeningPages {
    private final Pages pages;
    private final SearchLimiter engine;
    private final OpeningViews views;

    public OpeningPages(Pages pages, SearchLimiter engine) {
        this.pages = pages;
        this.engine = engine;
        this.views = new OpeningViews(pages.words());
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/play/openings", this::show);
    }

    private void show(Context ctx) {
        GameState game = read(Query.of(ctx, pages.words()));
        boolean known = OpeningTree.load().contains(game.shown().position());
        CompletableFuture<OpeningMeasure> measure =
                OpeningMeasure.of(engine.of(ctx), game.shown(), known);
        ctx.future(() -> measure.handleAsync((found, gone) -> send(ctx, game, found, gone)));
    }

    /** A game that goes on from here is against the easiest level, unless another is requested. */
    private static GameState read(Query query) {
        GameState game = GameReader.read(query);
        return GameReader.LEVEL.isGiven(query)
                ? game
                : new GameState(game.url().against(Level.LOWEST), game.whole(), game.ply());
    }

    private Void send(Context ctx, GameState game, OpeningMeasure found, Throwable failure) {
        if (failure != null) {
            Failures.busyOrThrow(failure);
            Failures.unavailable(ctx);
        }
        OpeningView view = views.of(frame(ctx, game), game, Optional.ofNullable(found));
        pages.send(ctx, Page.OPENINGS, PagePart.OPENINGS, view);
        return null;
    }

    private PageFrame frame(Context ctx, GameState game) {
        return pages.frame(ctx, views.title(game))
                .standingAt(OpeningLinks.after(game, game.ply()))
                .in(Section.PLAY)
                .withBoardAndStepper()
                .with("play/openings.css");
    }
}
