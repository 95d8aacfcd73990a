package flipscope.web.play;

import flipscope.engine.SearchResult;
import flipscope.notation.GameText;
import flipscope.notation.NotationException;
import flipscope.notation.TranscriptText;
import flipscope.opening.FairOpenings;
import flipscope.rules.Game;
import flipscope.web.engine.SearchLimiter;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.TypedMove;
import flipscope.web.play.ToolsView.TypedView;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.ErrorLocation;
import flipscope.web.site.Link;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Query;
import flipscope.web.trace.TraceView;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.why.WhyPanel;
import flipscope.web.turn.EngineTurns;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;

/** The routes of the game. */
public final class PlayRoutes {
    private final Pages pages;
    private final SearchLimiter engine;
    private final GamePages games;
    private final PlayViews views;
    private final GameBoards boards;
    private final PlayStepper stepper;
    private final WhyPanel why;
    private final ScheduledExecutorService clock;
    private final List<String> fair = FairOpenings.all();

    /**
     * @param clock sends the progress of searches
     */
    public PlayRoutes(
            Pages pages,
            SearchLimiter engine,
            ScheduledExecutorService clock,
            PlayStepper stepper,
            WhyPanel why) {
        this.why = why;
        this.clock = clock;
        this.pages = pages;
        this.games = new GamePages(pages);
        this.engine = engine;
        this.stepper = stepper;
        this.views = new PlayViews(pages.words());
        this.boards = new GameBoards(pages.words());
    }

    public void addTo(RoutesConfig routes) {
        HintPages hints = new HintPages(games, views, engine, stepper);
        EngineTurns<GameState, SearchResult> turns =
                new EngineTurns<>(new ReversiTurns(games, views), engine, clock);
        routes.get("/play", this::play);
        routes.get("/play/reply", turns::reply);
        routes.get("/play/hints", hints::hints);
        routes.get("/play/thinking", turns::thinking);
        routes.get("/play/opening", this::opening);
        routes.get("/embed/play", this::play);
        routes.get("/embed/play/reply", turns::reply);
        routes.get("/embed/play/hints", hints::hints);
        routes.get("/embed/play/opening", this::opening);
        routes.get("/embed/board", this::play);
    }

    /** Shows the game in the URL; {@code text} starts another one. */
    private void play(Context ctx) {
        PlayRequest asked = games.read(ctx);
        GameState game = asked.game();
        Optional<String> typed = asked.typed().filter(each -> game.isPersonToMove());
        stepper.open(game)
                .ifPresent(
                        each -> TraceInputs.refuseBoards(each, Query.of(ctx, pages.words()), true));
        Optional<String> ownPage = stepper.ownPage(game);
        if (asked.text().isPresent()) {
            begin(ctx, game, asked.text().get());
        } else if (typed.isPresent()) {
            type(ctx, game, typed.get());
        } else if (asked.setup()) {
            PageFrame frame = games.frame(ctx, pages.words().text("play.edit.title"));
            games.show(ctx, views.settingUp(frame, game));
        } else if (ownPage.isPresent()) {
            ctx.redirect(ownPage.get(), HttpStatus.SEE_OTHER);
        } else {
            show(ctx, game, asked.trace());
        }
    }

    /** Shows the game, or only its stepper if nothing else changes. */
    private void show(Context ctx, GameState asked, TraceOptions trace) {
        GameState game = GameReader.fresh(asked, Query.of(ctx, pages.words()));
        PageFrame frame = games.frame(ctx, game).opening(EmbedAddress.page(page(game)));
        Optional<TraceView> open = stepper.of(frame, game, trace);
        if (open.isPresent() && "stepper".equals(ctx.header("HX-Target"))) {
            pages.send(ctx, Page.PLAY, PagePart.STEPPER, open.get());
        } else {
            boolean fresh = Pages.wantsFragment(ctx) && !game.isPast();
            PlayPage page = views.page(frame, game, fresh).beside(open);
            WhyPanel.asked(trace)
                    .filter(each -> game.isPersonToMove())
                    .ifPresent(each -> ask(page, game, each));
            games.show(ctx, page.view());
        }
    }

    /** Explains a square, or lets the reader choose one on the board. */
    private void ask(PlayPage page, GameState game, String asked) {
        page.asking(
                asked.equals(WhyPanel.ANY) ? boards.asking(game) : page.board(),
                why.of(game.turn(), asked, stepper.explaining(game), steps(game), page(game)));
    }

    private Link steps(GameState game) {
        return game.url().trace(stepper.explaining(game).id(), game.ply());
    }

    private static Link page(GameState game) {
        return game.url().link();
    }

    private void begin(Context ctx, GameState game, String text) {
        try {
            open(ctx, GameReader.typed(text, game.url()), GameText.isFollowed(text));
        } catch (NotationException wrong) {
            ctx.status(HttpStatus.BAD_REQUEST);
            ctx.header("HX-Push-Url", "false");
            games.show(
                    ctx,
                    views.refused(
                            games.frame(ctx, game),
                            game,
                            text,
                            ErrorLocation.in(text, wrong, pages.words())));
        }
    }

    /** A game with moves opens in its analysis, which is another page. */
    private static void open(Context ctx, GameUrl game, boolean followed) {
        if (game.opened().equals(game.play())) {
            ctx.redirect(game.play(), HttpStatus.SEE_OTHER);
        } else {
            Pages.leave(ctx, game.opened() + (followed ? "&skipped=1" : ""));
        }
    }

    /** Plays the typed moves. */
    private void type(Context ctx, GameState game, String typed) {
        try {
            Game played = TranscriptText.read(typed, game.turn());
            String moves = game.transcript(game.ply()) + TranscriptText.write(played);
            ctx.redirect(game.url().withMoves(moves).play(), HttpStatus.SEE_OTHER);
        } catch (NotationException wrong) {
            ctx.status(HttpStatus.BAD_REQUEST);
            ctx.header("HX-Push-Url", "false");
            games.show(
                    ctx,
                    views.typing(
                            games.frame(ctx, game),
                            game,
                            new TypedView(typed, TypedMove.problem(typed, wrong, pages.words()))));
        }
    }

    /** Starts a new game after a random even opening. */
    private void opening(Context ctx) {
        GameUrl settings = games.read(ctx).game().url();
        String moves = fair.get(ThreadLocalRandom.current().nextInt(fair.size()));
        ctx.header("Cache-Control", "no-store");
        ctx.redirect(settings.from(Optional.empty()).withMoves(moves).play(), HttpStatus.SEE_OTHER);
    }
}
