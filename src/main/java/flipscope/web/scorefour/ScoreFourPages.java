package flipscope.web.scorefour;

import flipscope.engine.SearchTask;
import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeResult;
import flipscope.engine.scorefour.CubeTask;
import flipscope.web.cube.CubeUrl;
import flipscope.web.engine.Admission;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.figure.FigureSite;
import flipscope.web.game.GameBoards;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.trace.TraceSite;
import flipscope.web.turn.EngineTurns;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;

/** The pages of score four. */
public final class ScoreFourPages extends EngineTurns<CubeGame, CubeResult> {
    private final TraceSite site;
    private final FigureSite figures;

    /**
     * @param clock sends the progress of searches
     */
    public ScoreFourPages(
            TraceSite site, Admission engine, ScheduledExecutorService clock, FigureSite figures) {
        super(site.pages(), engine, clock);
        this.site = site;
        this.figures = figures;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/score-four", this::show);
        routes.get("/score-four/reply", this::reply);
        routes.get("/embed/score-four", this::show);
        routes.get("/embed/score-four/reply", this::reply);
        routes.get("/figure/score-four<form>", this::figure);
        routes.get("/score-four/thinking", this::thinking);
        routes.get("/score-four/choice", ctx -> choice(ctx, game(ctx)));
    }

    private void send(Context ctx, CubeView view) {
        pages.send(ctx, Page.SCORE_FOUR, PagePart.SCORE_FOUR, view);
    }

    private void show(Context ctx) {
        CubeGame game = game(ctx);
        PageContext frame = frame(ctx, game).opening(EmbedAddress.page(game.url().link()));
        Optional<CubeWhy> why =
                CubeWhy.read(query(ctx))
                        .filter(each -> game.isPersonToMove() || game.shown().isWon())
                        .map(each -> new CubeWhy(words(), game, each));
        boolean asked = CubeUrl.asksWorth(query(ctx)) && game.isPersonToMove() && why.isEmpty();
        boolean fresh = Pages.wantsFragment(ctx) && !game.isPast() && why.isEmpty() && !asked;
        CubeView view =
                new CubeView(
                        frame,
                        game,
                        fresh,
                        false,
                        why,
                        ThreatView.of(site, game),
                        Optional.empty());
        if (asked) {
            SearchAnswer.when(
                    ctx,
                    ColumnScores.of(words(), engine(ctx), game),
                    found -> send(ctx, found.map(view::telling).orElseGet(view::busied)));
        } else {
            send(ctx, view);
        }
    }

    private PageContext frame(Context ctx, CubeGame game) {
        return frame(ctx, game, "four.title", "four.title.ball")
                .with("scorefour/cube.css", "scorefour/columns.js");
    }

    private void figure(Context ctx) {
        CubeGame game = game(ctx);
        CubeCards cards = new CubeCards(words());
        figures.send(ctx, cards.figure(game), cards.text(game));
    }

    @Override
    protected CubeGame game(Context ctx) {
        CubeGame game = CubeGame.of(CubeUrl.read(query(ctx)));
        return Embedding.of(ctx, words()).map(game::within).orElse(game);
    }

    @Override
    protected SearchTask<CubeResult> task(CubeGame game, int ply) {
        return new CubeTask(game.at(ply).shown(), new CubeLevel(game.url().level()));
    }

    @Override
    protected void showChoice(Context ctx, PageContext frame, CubeGame game, CubeResult found) {
        pages.send(ctx, Page.REASON, new ReasonView(frame.with("scorefour/cube.css"), game, found));
    }

    @Override
    protected CubeUrl after(CubeGame game, CubeResult found) {
        return game.after(found.column());
    }

    /** How far it looked, and what it expects. */
    @Override
    protected String thought(CubeGame game, CubeResult soFar) {
        String side = GameBoards.side(words(), game.toMove());
        String line = CubeWords.line(soFar, 0);
        return words().text("four.thinking", soFar.depth(), side, line);
    }

    @Override
    protected void showBusy(Context ctx, CubeGame game) {
        List<ThreatView> lines = ThreatView.of(site, game);
        send(
                ctx,
                new CubeView(
                        frame(ctx, game),
                        game,
                        false,
                        true,
                        Optional.empty(),
                        lines,
                        Optional.empty()));
    }
}
