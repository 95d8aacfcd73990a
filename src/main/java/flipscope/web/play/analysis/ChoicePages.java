package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.rules.Ply;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/**
 * Shows how the engine chose the last shown move by repeating the search, unless its result is
 * still cached. The result depends only on position, level and seed, so it is the same as during
 * the game.
 */
public final class ChoicePages {
    private final Pages pages;
    private final SearchLimiter engine;
    private final ChoiceViews views;

    public ChoicePages(Pages pages, SearchLimiter engine) {
        this.pages = pages;
        this.engine = engine;
        this.views = new ChoiceViews(pages.words());
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/play/choice", this::show);
    }

    /** Shows how the move was chosen; before the first move, redirects to the game. */
    private void show(Context ctx) {
        GameState game = GameReader.read(Query.of(ctx, pages.words()));
        if (game.last().isPresent()) {
            explain(ctx, game, game.last().get());
        } else {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
        }
    }

    private void explain(Context ctx, GameState game, Ply ply) {
        SearchAnswer.when(
                ctx,
                engine.of(ctx),
                new ReversiTask(ply.before(), new Level(game.url().level()), game.url().seed()),
                found ->
                        pages.send(
                                ctx,
                                Page.CHOICE,
                                views.of(frame(ctx, game, ply), game, ply, found)));
    }

    private PageFrame frame(Context ctx, GameState game, Ply ply) {
        return pages.frame(ctx, views.title(ply))
                .standingAt(Link.to("/play/choice").with(game.url().parameters()))
                .in(Section.PLAY)
                .with("play/play.css", "play/analysis/analysis.css");
    }
}
