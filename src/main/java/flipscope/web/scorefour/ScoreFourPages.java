package flipscope.web.scorefour;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.engine.SearchTask;
import flipscope.engine.scorefour.CubeLevel;
import flipscope.engine.scorefour.CubeResult;
import flipscope.engine.scorefour.CubeTask;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Embedding;
import flipscope.web.cube.CubeUrl;
import flipscope.web.engine.Engines;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.FigureSite;
import flipscope.web.figure.Pictured;
import flipscope.web.game.GameBoards;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.turn.EngineTurns;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The pages of score four: the game, its replies, what columns are worth, and how the engine chose.
 */
public final class ScoreFourPages extends EngineTurns<CubeGame, CubeResult> implements Pictured {
    private static final Page SCORE_FOUR_PAGE = new Page("scorefour/page");
    private static final Page REASON_PAGE = new Page("scorefour/reason");
    private static final PagePart SCORE_FOUR_PART = PagePart.of("scorefour/game");

    private static final EmbedKind FRAMED =
            EmbedKind.at("/score-four", 520, 960).choosing(Embedding.CONTROLS);

    private final ThreatBuilder threats;
    private final FigureSite figures;

    public ScoreFourPages(
            Pages pages, Catalogue catalogue, Traces traces, Engines engine, FigureSite figures) {
        super(pages, engine);
        this.threats = new ThreatBuilder(catalogue, traces, pages.words());
        this.figures = figures;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/score-four", this::show);
        routes.get("/score-four/reply", this::answer);
        routes.get("/embed/score-four", this::show);
        routes.get("/embed/score-four/reply", this::answer);
        routes.get("/figure/score-four<form>", this::figure);
        routes.get("/score-four/thinking", this::thinking);
        routes.get("/score-four/choice", exchange -> choice(exchange, game(exchange)));
    }

    @Override
    public Map<String, CardSource> cards() {
        CubeCards cards = new CubeCards(words());
        return Map.of(FRAMED.path(), (name, query) -> cards.of(CubeGame.of(CubeUrl.read(query))));
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
    }

    private void send(Exchange exchange, CubeView view) {
        pages.send(exchange, SCORE_FOUR_PAGE, SCORE_FOUR_PART, view);
    }

    private void show(Exchange exchange) {
        CubeGame game = game(exchange);
        PageContext frame = frame(exchange, game).opening(game.url().link());
        Optional<CubeWhy> why =
                CubeWhy.read(query(exchange))
                        .filter(each -> game.isPersonToMove() || game.shown().isWon())
                        .map(each -> new CubeWhy(words(), game, each));
        boolean asked =
                CubeUrl.asksWorth(query(exchange)) && game.isPersonToMove() && why.isEmpty();
        boolean fresh = Pages.wantsFragment(exchange) && !game.isPast() && why.isEmpty() && !asked;
        CubeView view =
                new CubeView(frame, game, fresh, false, why, threats.of(game), Optional.empty());
        if (asked) {
            SearchAnswer.when(
                    exchange,
                    ColumnScores.of(words(), engine(exchange), game),
                    found -> send(exchange, found.map(view::telling).orElseGet(view::busied)));
        } else {
            send(exchange, view);
        }
    }

    private PageContext frame(Exchange exchange, CubeGame game) {
        return frame(exchange, game, "four.title", "four.title.ball")
                .with("draw/cube.css", "scorefour/cube.css", "scorefour/columns.js");
    }

    private void figure(Exchange exchange) {
        CubeGame game = game(exchange);
        CubeCards cards = new CubeCards(words());
        figures.send(exchange, cards.figure(game), cards.text(game));
    }

    @Override
    protected CubeGame game(Exchange exchange) {
        CubeGame game = CubeGame.of(CubeUrl.read(query(exchange)));
        return pages.embedding(exchange).map(game::within).orElse(game);
    }

    @Override
    protected SearchTask<CubeResult> task(CubeGame game, int ply) {
        return new CubeTask(game.at(ply).shown(), new CubeLevel(game.url().level()));
    }

    @Override
    protected void showChoice(
            Exchange exchange, PageContext frame, CubeGame game, CubeResult found) {
        pages.send(
                exchange,
                REASON_PAGE,
                new ReasonView(frame.with("draw/cube.css", "scorefour/cube.css"), game, found));
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

    /** The game after the engine's move. */
    private void answer(Exchange exchange) {
        CubeGame game = game(exchange);
        reply(exchange, game, () -> showBusy(exchange, game));
    }

    private void showBusy(Exchange exchange, CubeGame game) {
        List<ThreatView> lines = threats.of(game);
        send(
                exchange,
                new CubeView(
                        frame(exchange, game),
                        game,
                        false,
                        true,
                        Optional.empty(),
                        lines,
                        Optional.empty()));
    }
}
