package flipscope.web;

import flipscope.engine.Answer;
import flipscope.engine.Busy;
import flipscope.engine.Level;
import flipscope.notation.NotationException;
import flipscope.notation.TranscriptText;
import flipscope.opening.FairOpenings;
import flipscope.rules.Game;
import flipscope.rules.Squares;
import flipscope.web.analysis.MoveScore;
import flipscope.web.analysis.MoveScores;
import flipscope.web.embed.EmbedAddress;
import flipscope.web.embed.Embedding;
import flipscope.web.stepper.HomeStoryboard;
import flipscope.web.stepper.PlayStepper;
import flipscope.web.stepper.WhyPanel;
import flipscope.web.view.BoardView;
import flipscope.web.view.Frame;
import flipscope.web.view.HomeView;
import flipscope.web.view.PlayView;
import flipscope.web.view.Section;
import flipscope.web.view.ToolsView.TypedView;
import flipscope.web.view.TraceView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;

/** The first page and the game. */
final class PlayRoutes {
    /** A move, or a few. */
    private static final int LONGEST_TYPED = 200;

    private final Pages pages;
    private final Turnstile engine;
    private final PlayViews views;
    private final Boards boards;
    private final HomeStoryboard story;
    private final PlayStepper stepper;
    private final WhyPanel why;
    private final FairOpenings fair = FairOpenings.load();

    PlayRoutes(
            Pages pages,
            Turnstile engine,
            HomeStoryboard story,
            PlayStepper stepper,
            WhyPanel why) {
        this.why = why;
        this.pages = pages;
        this.engine = engine;
        this.story = story;
        this.stepper = stepper;
        this.views = new PlayViews(pages.words());
        this.boards = new Boards(pages.words());
    }

    void addTo(RoutesConfig routes) {
        routes.get("/", this::home);
        routes.get("/play", this::play);
        routes.get("/play/reply", this::reply);
        routes.get("/play/hints", this::hints);
        routes.get("/play/thinking", new ThinkingPages(pages, engine)::show);
        routes.get("/play/opening", this::opening);
        routes.get("/embed/play", this::play);
        routes.get("/embed/play/reply", this::reply);
        routes.get("/embed/play/hints", this::hints);
        routes.get("/embed/play/opening", this::opening);
        routes.get("/embed/board", this::play);
    }

    /** The start position, to be played at once, and the story beside it. */
    private void home(Context ctx) {
        GameState start = GameReader.read(Query.of(ctx, pages.words()));
        PlayView game = views.of(frame(ctx, ""), start, false);
        BoardView board = game.board().finding(Squares.names(story.found()));
        pages.send(ctx, Page.HOME, new HomeView(game, board, story.frames(), story.url()));
    }

    /**
     * The game of a request. It may begin at a {@code position}; on a board alone nobody plays
     * against the engine.
     */
    private GameState game(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        Optional<Embedding> embedding = Embedding.of(ctx, pages.words());
        if (embedding.isEmpty()) {
            return GameReader.read(GameCards.begun(query));
        }
        Query seated = ctx.path().endsWith("/board") ? query.or(Map.of("side", "both")) : query;
        return GameReader.read(GameCards.begun(seated)).within(embedding.get());
    }

    /** The game of the URL; {@code text} begins another one. */
    private void play(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        GameState game = game(ctx);
        Optional<String> text = query.string("text", GameReader.LONGEST_TEXT);
        Optional<String> typed =
                query.string("typed", LONGEST_TYPED).filter(each -> game.isPersonToMove());
        Optional<String> ownPage = stepper.ownPage(game);
        if (text.isPresent()) {
            begin(ctx, game, text.get());
        } else if (typed.isPresent()) {
            type(ctx, game, typed.get());
        } else if (query.number("setup", 0, 1).orElse(0) == 1) {
            show(ctx, views.settingUp(frame(ctx, pages.words().text("play.edit.title")), game));
        } else if (ownPage.isPresent()) {
            ctx.redirect(ownPage.get(), HttpStatus.SEE_OTHER);
        } else {
            show(ctx, game, query);
        }
    }

    /** The game, or the stepper beside it when only that is to change. */
    private void show(Context ctx, GameState game, Query query) {
        Frame frame = frame(ctx, title(game)).opening(EmbedAddress.page(page(game)));
        Optional<TraceView> open = stepper.of(frame, game, query);
        if (open.isPresent() && "stepper".equals(ctx.header("HX-Target"))) {
            pages.send(ctx, Page.PLAY, Part.STEPPER, open.get());
        } else {
            boolean fresh = Pages.wantsFragment(ctx) && !game.isPast();
            PlayView view = views.of(frame, game, fresh).beside(open);
            Optional<String> asked = WhyPanel.asked(query).filter(each -> game.isPersonToMove());
            show(ctx, asked.map(each -> asking(view, game, each)).orElse(view));
        }
    }

    /** The game with a square explained, or with a board that waits for one. */
    private PlayView asking(PlayView view, GameState game, String asked) {
        return view.asking(
                asked.equals(WhyPanel.ANY) ? boards.asking(game) : view.board(),
                why.of(game.turn(), asked, stepper.explaining(game), steps(game), page(game)));
    }

    /** The game with the score of every legal move, once they are worked out. */
    private void hints(Context ctx) {
        Query query = Query.of(ctx, pages.words());
        GameState game = game(ctx).hinting();
        if (game.isPersonToMove()) {
            Level level = MoveScores.level(game.url().level());
            CompletableFuture<List<MoveScore>> scores =
                    MoveScores.of(engine.of(ctx), game.turn(), level);
            ctx.future(
                    () -> scores.handleAsync((all, gone) -> hinted(ctx, game, query, all, gone)));
        } else {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
        }
    }

    private Void hinted(
            Context ctx, GameState game, Query query, List<MoveScore> moves, Throwable failure) {
        Frame frame = frame(ctx, title(game));
        PlayView view = views.of(frame, game, false).beside(stepper.of(frame, game, query));
        if (failure == null) {
            show(ctx, views.hinted(view, game, moves));
        } else {
            Failures.busyOrThrow(failure);
            unavailable(ctx);
            show(ctx, views.hintsBusy(view, game));
        }
        return null;
    }

    private Link steps(GameState game) {
        return Link.to(game.url().path("/trace/" + stepper.explaining(game).id()))
                .with(game.url().stepping(Optional.empty()).parameters())
                .with("ply", game.ply());
    }

    private static Link page(GameState game) {
        return game.url().link();
    }

    private void begin(Context ctx, GameState game, String text) {
        try {
            ctx.redirect(GameReader.typed(text, game.url()).play(), HttpStatus.SEE_OTHER);
        } catch (NotationException wrong) {
            ctx.status(HttpStatus.BAD_REQUEST);
            show(
                    ctx,
                    views.refused(
                            frame(ctx, title(game)),
                            game,
                            text,
                            Where.in(text, wrong, pages.words())));
        }
    }

    /** Plays what was typed. */
    private void type(Context ctx, GameState game, String typed) {
        try {
            Game played = TranscriptText.read(typed, game.turn());
            String moves = game.transcript(game.ply()) + TranscriptText.write(played);
            ctx.redirect(game.url().withMoves(moves).play(), HttpStatus.SEE_OTHER);
        } catch (NotationException wrong) {
            ctx.status(HttpStatus.BAD_REQUEST);
            ctx.header("HX-Push-Url", "false");
            show(
                    ctx,
                    views.of(frame(ctx, title(game)), game, false)
                            .typing(new TypedView(typed, wrong.getMessage())));
        }
    }

    /** A new game that begins after an even opening, another one each time. */
    private void opening(Context ctx) {
        GameUrl settings = game(ctx).url();
        String moves = fair.draw(ThreadLocalRandom.current()).moves();
        ctx.header("Cache-Control", "no-store");
        ctx.redirect(settings.from(Optional.empty()).withMoves(moves).play(), HttpStatus.SEE_OTHER);
    }

    /** Plays the engine's move, and goes back to the game. */
    private void reply(Context ctx) {
        GameState game = game(ctx);
        if (!game.isEngineToMove()) {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
            return;
        }
        try {
            CompletableFuture<Answer> found =
                    engine.of(ctx).submit(game.turn(), new Level(game.url().level()));
            ctx.future(
                    () ->
                            found.thenAccept(
                                    answer ->
                                            ctx.redirect(
                                                    game.after(answer.square()).play(),
                                                    HttpStatus.SEE_OTHER)));
        } catch (Busy full) {
            tryAgain(ctx, game);
        }
    }

    /** The game as it stands, on a page that asks again by itself. */
    private void tryAgain(Context ctx, GameState game) {
        unavailable(ctx);
        // The page stands for the game, not for one attempt at a reply.
        ctx.header("HX-Replace-Url", game.url().play());
        show(ctx, views.busy(frame(ctx, title(game)), game));
    }

    private static void unavailable(Context ctx) {
        ctx.status(HttpStatus.SERVICE_UNAVAILABLE);
        ctx.header("Retry-After", String.valueOf(Busy.RETRY_AFTER_SECONDS));
    }

    private void show(Context ctx, PlayView view) {
        pages.send(ctx, Page.PLAY, Part.GAME, view);
    }

    private Frame frame(Context ctx, String title) {
        return pages.frame(ctx, title).in(Section.PLAY).withBoardAndStepper();
    }

    /** The move number stands in the title, so that the entries of the history differ. */
    private String title(GameState game) {
        return game.ply() == 0
                ? pages.words().text("play.title")
                : pages.words().text("play.title.move", game.ply());
    }
}
