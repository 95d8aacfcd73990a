package flipscope.web.scorefour;

import flipscope.engine.scorefour.CubeResult;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.figure.StillFigures;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.PageFrame;
import flipscope.web.site.Pages;
import flipscope.web.turn.EngineTurns;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;

/** The routes of score four. */
public final class ScoreFourRoutes {
    private final CubePages cubes;
    private final CubeViews views;
    private final EngineTurns<CubeGame, CubeResult> turns;
    private final ReasonPages reasons;
    private final StillFigures figures;
    private final CubeCards cards;

    /**
     * @param clock sends the progress of searches
     */
    public ScoreFourRoutes(
            Pages pages,
            SearchLimiter engine,
            ScheduledExecutorService clock,
            StillFigures figures) {
        this.figures = figures;
        this.cards = new CubeCards(pages.words());
        this.cubes = new CubePages(pages);
        this.views = new CubeViews(pages.words());
        this.turns = new EngineTurns<>(new CubeTurns(cubes, views), engine, clock);
        this.reasons = new ReasonPages(pages, engine);
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/score-four", this::show);
        routes.get("/score-four/reply", turns::reply);
        routes.get("/embed/score-four", this::show);
        routes.get("/embed/score-four/reply", turns::reply);
        routes.get("/figure/score-four<form>", this::figure);
        routes.get("/score-four/thinking", turns::thinking);
        routes.get("/score-four/choice", ctx -> reasons.show(ctx, cubes.read(ctx).game()));
    }

    private void show(Context ctx) {
        CubeRequest asked = cubes.read(ctx);
        CubeGame game = asked.game();
        PageFrame frame = cubes.frame(ctx, game).opening(EmbedAddress.page(game.url().link()));
        Optional<String> why =
                asked.why().filter(each -> game.isPersonToMove() || game.shown().isWon());
        boolean fresh = Pages.wantsFragment(ctx) && !game.isPast();
        cubes.show(
                ctx,
                why.map(each -> views.asking(frame, game, each))
                        .orElseGet(() -> views.of(frame, game, fresh)));
    }

    private void figure(Context ctx) {
        figures.send(ctx, cards.figure(cubes.read(ctx).game()));
    }
}
