package flipscope.web.scorefour;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeTask;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.Pages;
import flipscope.web.site.Section;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/**
 * Shows how the engine chose the last ball by repeating the search, unless its result is still
 * cached. It depends only on position and level, so it is the same as during the game.
 */
final class ReasonPages {
    private final Pages pages;
    private final SearchLimiter engine;
    private final ReasonViews views;

    ReasonPages(Pages pages, SearchLimiter engine) {
        this.pages = pages;
        this.engine = engine;
        this.views = new ReasonViews(pages.words());
    }

    /** Shows how the last ball was chosen; before the first one, redirects to the game. */
    void show(Context ctx, CubeGame game) {
        if (game.ply() == 0) {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
            return;
        }
        CubeGame before = game.at(game.ply() - 1);
        CubeTask task = new CubeTask(before.shown(), new CubeLevel(game.url().level()));
        SearchAnswer.when(
                ctx,
                engine.of(ctx),
                task,
                found -> pages.send(ctx, Page.REASON, views.of(frame(ctx, game), game, found)));
    }

    private PageFrame frame(Context ctx, CubeGame game) {
        return pages.frame(ctx, views.title(game))
                .standingAt(game.url().part("choice"))
                .in(Section.PLAY)
                .with("play/play.css", "scorefour/cube.css");
    }
}
