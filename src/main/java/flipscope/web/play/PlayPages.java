package flipscope.web.play;

import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.engine.Level;
import flipscope.engine.ReversiTask;
import flipscope.engine.SearchResult;
import flipscope.engine.SearchTask;
import flipscope.notation.GameText.Pasted;
import flipscope.notation.NotationException;
import flipscope.notation.NotationProblem;
import flipscope.notation.TranscriptText;
import flipscope.opening.Openings;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.story.Detail;
import flipscope.web.engine.Admission;
import flipscope.web.engine.MoveScores;
import flipscope.web.engine.ScoreWords;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.play.PlayView.Wrong;
import flipscope.web.play.bits.BitsView;
import flipscope.web.play.bits.GameBits;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.why.WhyView;
import flipscope.web.turn.EngineTurns;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;

/** The pages of a game. */
public final class PlayPages extends EngineTurns<GameState, SearchResult> {
    /** How many moves of the expected line are shown. */
    private static final int LONGEST_LINE = 4;

    /** All eight directions one after the other: the easiest to read. */
    private static final String EXPLAINS = "reversi/mobility/shifts";

    /** Whoever comes for the first time plays against the easiest level. */
    private static final Map<String, String> FIRST_GAME =
            Map.of(GameReader.LEVEL.name(), String.valueOf(Level.LOWEST));

    /** From so many seconds on a reader's code is said to be slow. */
    private static final double SLOW = 0.5;

    private final TraceSite site;
    private final GameBits bits;
    private final GameStop stop;
    private final List<String> fair = Openings.fair();

    /**
     * @param clock sends the progress of searches
     * @param stop may stop a game
     */
    public PlayPages(
            TraceSite site,
            Admission engine,
            ScheduledExecutorService clock,
            GameBits bits,
            GameStop stop) {
        super(site.pages(), engine, clock);
        this.site = site;
        this.bits = bits;
        this.stop = stop;
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/", this::play);
        routes.get("/play", this::play);
        routes.get("/play/reply", this::reply);
        routes.get("/play/hints", this::hints);
        routes.get("/play/thinking", this::thinking);
        routes.get("/play/choice", ctx -> choice(ctx, GameReader.read(query(ctx))));
        routes.get("/play/opening", this::opening);
        routes.get("/embed/play", this::play);
        routes.get("/embed/play/reply", this::reply);
        routes.get("/embed/play/hints", this::hints);
        routes.get("/embed/play/opening", this::opening);
        routes.get("/embed/board", this::play);
    }

    /**
     * Reads the address of a game, which on a page of its own or in a frame may be a board alone.
     */
    private PlayRequest read(Context ctx) {
        Optional<Embedding> embedding = Embedding.of(ctx, words());
        boolean board = embedding.isPresent() && ctx.path().endsWith("/board");
        Query query = isHome(ctx) ? query(ctx).or(FIRST_GAME) : query(ctx);
        return PlayRequest.read(query, embedding, board);
    }

    private static boolean isHome(Context ctx) {
        return Link.pathOf(ctx).equals("/");
    }

    private void send(Context ctx, PlayView view) {
        pages.send(ctx, Page.PLAY, PagePart.GAME, view);
    }

    /** Where a reader's code is played by, the page can stop at any move. */
    private PageContext frame(Context ctx, GameState game) {
        if (game.url().code().isPresent()) {
            return stop.operations(game)
                    .map(operations -> frame(ctx, words().text("own.game.right", operations)))
                    .orElseGet(() -> frame(ctx, game, "own.game", "own.game.move"))
                    .with("draw/grid.css", "draw/values.css", "play/own.css");
        }
        return isHome(ctx)
                ? frame(ctx, "")
                : frame(ctx, game, "play.title", "play.title.move")
                        .opening(EmbedAddress.page(game.url().link()));
    }

    @Override
    protected PageContext frame(Context ctx, String title) {
        return pages.frame(ctx, title).in(Section.PLAY).with("board.css", "board.js");
    }

    /** The page of a game, with its bits unless it is a picture. */
    private PlayView view(Context ctx, PlayRequest asked, GameState game, boolean fresh) {
        PageContext frame = frame(ctx, game);
        Optional<BitsView> seen =
                frame.isPicture() ? Optional.empty() : Optional.of(bits.of(game, asked.bits()));
        return PlayView.of(frame, game, fresh, seen);
    }

    /** Shows the game in the URL, at first a new one; {@code text} starts another one. */
    public void play(Context ctx) {
        PlayRequest asked = read(ctx);
        GameState game = asked.game();
        Optional<String> typed = asked.typed().filter(each -> game.isPersonToMove());
        Optional<String> steps = steps(ctx, asked);
        if (asked.text().isPresent()) {
            begin(ctx, asked, asked.text().get());
        } else if (typed.isPresent()) {
            type(ctx, asked, typed.get());
        } else if (asked.setup()) {
            PageContext frame = frame(ctx, words().text("play.edit.title"));
            send(ctx, PlayView.of(frame, game, false, Optional.empty()).settingUp());
        } else if (steps.isPresent()) {
            Pages.leave(ctx, steps.get());
        } else {
            show(ctx, asked);
        }
    }

    /** In older addresses the algorithm beside the board: its page, on this position. */
    private Optional<String> steps(Context ctx, PlayRequest asked) {
        GameState game = asked.game();
        return GameReader.TRACE
                .in(query(ctx))
                .filter(id -> game.url().embedding().isEmpty())
                .map(site::technique)
                .map(technique -> steps(technique, game))
                .map(page -> page.with("at", asked.step().orElse("")))
                .map(page -> page.with("detail", asked.detail().map(Detail::code).orElse("")))
                .map(Link::toString);
    }

    /** An algorithm for another board gets none of the game's moves, which mean nothing there. */
    private static Link steps(Technique technique, GameState game) {
        return technique.takes(From.BOARD)
                ? Link.to("/trace/" + technique.id())
                : game.url().trace(technique.id(), game.ply());
    }

    private void show(Context ctx, PlayRequest asked) {
        GameState game = GameReader.fresh(asked.game(), query(ctx));
        long begin = System.nanoTime();
        if (stop.isStopped(ctx, frame(ctx, game), game)) {
            return;
        }
        List<String> remarks = new ArrayList<>(slow(game, System.nanoTime() - begin));
        if (PlayRequest.ASSUMED.of(query(ctx))) {
            remarks.add(words().text("play.setup.assumed"));
        }
        boolean fresh = Pages.wantsFragment(ctx) && !game.isPast();
        Optional<WhyView> reasons =
                asked.why().filter(each -> game.isPersonToMove()).map(each -> reasons(game, each));
        PlayView view = view(ctx, asked, game, fresh).explaining(reasons);
        send(ctx, view.remarking(remarks));
    }

    /** Says how long a reader's code took, if one has to wait for it. */
    private List<String> slow(GameState game, long nanos) {
        double seconds = nanos / 1e9;
        return game.url().code().isPresent() && seconds >= SLOW
                ? List.of(words().text("own.slow", seconds))
                : List.of();
    }

    /** Explains a square, or lets the reader choose one on the board. */
    private WhyView reasons(GameState game, String square) {
        Technique technique = site.technique(EXPLAINS);
        Link steps = game.url().trace(EXPLAINS, game.ply());
        return site.why().of(game.turn(), square, technique, steps, game.url().link());
    }

    private void begin(Context ctx, PlayRequest asked, String text) {
        try {
            open(ctx, GameReader.typed(text), asked.game().url());
        } catch (NotationException wrong) {
            String problem = Problem.in(text, wrong, words());
            Optional<NamedLink> way = FirstMoves.before(wrong, asked.game().url(), words());
            refuse(ctx, asked, new Wrong(PlayRequest.TEXT.name(), text, problem, way));
        }
    }

    private void refuse(Context ctx, PlayRequest asked, Wrong typed) {
        ctx.status(HttpStatus.BAD_REQUEST);
        ctx.header("HX-Push-Url", "false");
        send(ctx, view(ctx, asked, asked.game(), false).refusing(typed));
    }

    /** A game with moves opens in its analysis, which is another page. */
    private static void open(Context ctx, Pasted pasted, GameUrl settings) {
        GameUrl game = GameReader.imported(pasted.game(), settings);
        String told = pasted.assumed() ? "&" + PlayRequest.ASSUMED.name() + "=1" : "";
        if (game.opened().equals(game.play())) {
            ctx.redirect(game.play() + told, HttpStatus.SEE_OTHER);
        } else {
            Pages.leave(ctx, game.opened() + (pasted.followed() ? "&skipped=1" : ""));
        }
    }

    /** Plays the typed moves. */
    private void type(Context ctx, PlayRequest asked, String typed) {
        GameState game = asked.game();
        try {
            Game played = TranscriptText.read(typed, game.turn());
            String moves = game.transcript() + TranscriptText.write(played);
            ctx.redirect(game.url().withMoves(moves).play(), HttpStatus.SEE_OTHER);
        } catch (NotationException wrong) {
            String problem = problem(typed, wrong);
            String field = PlayRequest.TYPED.name();
            refuse(ctx, asked, new Wrong(field, typed, problem, Optional.empty()));
        }
    }

    /** A single move needs no number or position: it is the whole text. */
    private String problem(String typed, NotationException wrong) {
        Object[] arguments = wrong.arguments().toArray();
        boolean single = typed.strip().length() == 2;
        if (single && wrong.problem() == NotationProblem.TRANSCRIPT_OCCUPIED) {
            return words().text("play.typed.occupied", arguments);
        }
        if (single && wrong.problem() == NotationProblem.TRANSCRIPT_NO_FLIPS) {
            return words().text("play.typed.no-flips", arguments);
        }
        return wrong.getMessage();
    }

    /** Starts a new game after a random even opening. */
    private void opening(Context ctx) {
        GameUrl settings = read(ctx).game().url();
        String moves = fair.get(ThreadLocalRandom.current().nextInt(fair.size()));
        ctx.header("Cache-Control", "no-store");
        ctx.redirect(settings.from(Optional.empty()).withMoves(moves).play(), HttpStatus.SEE_OTHER);
    }

    /** The game with the scores of all legal moves, once they are known. */
    private void hints(Context ctx) {
        PlayRequest asked = read(ctx);
        GameState game = asked.game().hinting();
        if (game.isPersonToMove()) {
            SearchAnswer.when(
                    ctx,
                    MoveScores.of(engine(ctx), game.turn()),
                    scores -> send(ctx, view(ctx, asked, game, false).scored(scores)));
        } else {
            ctx.redirect(game.url().play(), HttpStatus.SEE_OTHER);
        }
    }

    @Override
    protected GameState game(Context ctx) {
        return read(ctx).game().drawn();
    }

    @Override
    protected SearchTask<SearchResult> task(GameState game, int ply) {
        Position at = game.whole().at(ply).turn();
        return new ReversiTask(at, new Level(game.url().level()), game.url().seed());
    }

    @Override
    protected void showChoice(Context ctx, PageContext frame, GameState game, SearchResult found) {
        PageContext styled = frame.with("play/analysis/analysis.css");
        pages.send(ctx, Page.CHOICE, new ChoiceView(styled, game, found));
    }

    @Override
    protected GameUrl after(GameState game, SearchResult found) {
        return game.after(found.square());
    }

    /** Depth, score and expected line. */
    @Override
    protected String thought(GameState game, SearchResult soFar) {
        String side = GameBoards.side(words(), game.toMove());
        String line = Squares.names(soFar.line().stream().limit(LONGEST_LINE).toList(), " ");
        String score = ScoreWords.marked(soFar.score(), soFar.exact());
        return words().text("thinking.so-far", soFar.depth(), side, score, line);
    }

    @Override
    protected void showBusy(Context ctx, GameState game) {
        send(ctx, view(ctx, read(ctx), game, false).scored(Optional.empty()));
    }
}
