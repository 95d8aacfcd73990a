package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.rules.Ply;
import flipscope.rules.Squares;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.engine.Turnstile;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
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
    private final Turnstile engine;

    public ChoicePages(Pages pages, Turnstile engine) {
        this.pages = pages;
        this.engine = engine;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/play/choice", this::show);
    }

    /** Shows how the move was chosen; before the first move, redirects to the game. */
    private void show(Context ctx) {
        GameState game = GameReader.read(Query.of(ctx, pages.words()));
        game.last()
                .ifPresentOrElse(
                        ply -> explain(ctx, game, ply),
                        () -> ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER));
    }

    private void explain(Context ctx, GameState game, Ply ply) {
        Level level = new Level(game.url().level());
        SearchAnswer.found(
                ctx,
                engine.of(ctx),
                new ReversiTask(ply.before(), level, game.url().seed()),
                found ->
                        pages.send(
                                ctx,
                                Page.CHOICE,
                                new ChoiceView(frame(ctx, game, ply), game, ply, found)));
    }

    private PageFrame frame(Context ctx, GameState game, Ply ply) {
        String side = GameBoards.side(pages.words(), ply.side());
        String title = pages.words().text("thinking.choice", side, Squares.name(ply.square()));
        return pages.frame(ctx, title)
                .standingAt(game.url().part("choice"))
                .in(Section.PLAY)
                .with("play/play.css", "play/analysis/analysis.css");
    }
}
