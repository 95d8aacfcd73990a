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
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Embedding;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.address.Problem;
import flipscope.web.address.Query;
import flipscope.web.engine.Engines;
import flipscope.web.engine.MoveScores;
import flipscope.web.engine.ScoreWords;
import flipscope.web.engine.SearchAnswer;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.Pictured;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.page.Bundle;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import flipscope.web.play.PlayView.Wrong;
import flipscope.web.play.bits.BitsView;
import flipscope.web.play.bits.GameBits;
import flipscope.web.trace.request.KnownTechniques;
import flipscope.web.trace.why.WhyPanel;
import flipscope.web.trace.why.WhyView;
import flipscope.web.turn.EngineTurns;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The pages of a game: the board that plays, its replies and scores, and the ways in from a typed
 * text.
 */
public final class PlayPages extends EngineTurns<GameState, SearchResult> implements Pictured {
    private static final Page PLAY_PAGE = new Page("play/page");
    private static final Page SET_UP_PAGE = new Page("play/setup/page");
    private static final Page CHOICE_PAGE = new Page("play/analysis/choice");
    private static final PagePart GAME_PART = PagePart.of("play/game");
    private static final PagePart SET_UP_PART = PagePart.of("play/setup/part");

    private static final EmbedKind FRAMED =
            EmbedKind.at("/play", 480, 900).choosing(Embedding.CONTROLS);

    /** A board alone, which leads to its game. */
    private static final EmbedKind BOARD =
            EmbedKind.at("/board", 400, 500).pictureOf(board -> Link.url("/play"));

    /** How many moves of the expected line are shown. */
    private static final int LONGEST_LINE = 4;

    /** All eight directions one after the other: the easiest to read. */
    private static final String EXPLAINS = "reversi/mobility/shifts";

    /** Whoever comes for the first time plays against the easiest level. */
    private static final Map<String, String> FIRST_GAME =
            Map.of(GameReader.LEVEL.name(), String.valueOf(Level.LOWEST));

    /** From so many seconds on a reader's code is said to be slow. */
    private static final double SLOW = 0.5;

    private final KnownTechniques techniques;
    private final WhyPanel why;
    private final GameBits bits;
    private final GameStop stop;
    private final List<String> fair = Openings.fair();

    /**
     * @param stop may stop a game
     */
    public PlayPages(
            Pages pages,
            KnownTechniques techniques,
            WhyPanel why,
            Engines engine,
            GameBits bits,
            GameStop stop) {
        super(pages, engine);
        this.techniques = techniques;
        this.why = why;
        this.bits = bits;
        this.stop = stop;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/", this::play);
        routes.get("/play", this::play);
        routes.get("/play/reply", this::answer);
        routes.get("/play/hints", this::hints);
        routes.get("/play/thinking", this::thinking);
        routes.get("/play/choice", exchange -> choice(exchange, GameReader.read(query(exchange))));
        routes.get("/play/opening", this::opening);
        routes.get("/embed/play", this::play);
        routes.get("/embed/play/reply", this::answer);
        routes.get("/embed/play/hints", this::hints);
        routes.get("/embed/play/opening", this::opening);
        routes.get("/embed/board", this::play);
    }

    /** For a game with its bits, which needs no stepper. */
    @Override
    public List<Bundle> bundles() {
        return List.of(
                Bundle.of(
                        "board.css",
                        """
                        play/play.css
                        play/hints.css
                        play/page.css
                        play/page-small.css
                        trace/landing.css
                        trace/why/why.css
                        """),
                Bundle.of(
                        "board.js",
                        """
                        site/links.js
                        play/board.js
                        play/thinking.js
                        play/game.js
                        play/staying.js
                        play/games.js
                        play/record.js
                        trace/landing.js
                        trace/step/motion.js
                        play/see/track.js
                        play/see/point.js
                        play/see/sound.js
                        """));
    }

    @Override
    public Map<String, CardSource> cards() {
        GameCards cards = new GameCards(words());
        CardSource games = (name, query) -> cards.of(GameReader.begin(query));
        return Map.of(FRAMED.path(), games, BOARD.path(), games);
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED, BOARD);
    }

    /**
     * Reads the address of a game, which on a page of its own or in a frame may be a board alone.
     */
    private PlayRequest read(Exchange exchange) {
        Optional<Embedding> embedding = pages.embedding(exchange);
        boolean board = embedding.isPresent() && exchange.path().endsWith("/board");
        Query query = isHome(exchange) ? query(exchange).or(FIRST_GAME) : query(exchange);
        return PlayRequest.read(query, embedding, board);
    }

    private static boolean isHome(Exchange exchange) {
        return Link.pathOf(exchange).equals("/");
    }

    private void send(Exchange exchange, PlayView view) {
        pages.send(exchange, PLAY_PAGE, GAME_PART, view);
    }

    /** Where a reader's code is played by, the page can stop at any move. */
    private PageContext frame(Exchange exchange, GameState game) {
        if (game.url().code().isPresent()) {
            return stop.operations(game)
                    .map(operations -> frame(exchange, words().text("own.game.right", operations)))
                    .orElseGet(() -> frame(exchange, game, "own.game", "own.game.move"))
                    .with("draw/grid.css", "draw/values.css", "play/own.css");
        }
        return isHome(exchange)
                ? frame(exchange, "")
                : frame(exchange, game, "play.title", "play.title.move").opening(game.url().link());
    }

    @Override
    protected PageContext frame(Exchange exchange, String title) {
        return pages.frame(exchange, title).in(Section.PLAY).with("board.css", "board.js");
    }

    /** The page of a game, with its bits unless it is a picture. */
    private PlayView view(Exchange exchange, PlayRequest asked, GameState game, boolean fresh) {
        PageContext frame = frame(exchange, game);
        Optional<BitsView> seen =
                frame.isPicture() ? Optional.empty() : Optional.of(bits.of(game, asked.bits()));
        return PlayView.of(frame, game, fresh, seen);
    }

    /** Shows the game in the URL, at first a new one; {@code text} starts another one. */
    public void play(Exchange exchange) {
        PlayRequest asked = read(exchange);
        GameState game = asked.game();
        Optional<String> typed = asked.typed().filter(each -> game.isPersonToMove());
        Optional<String> steps = steps(asked);
        if (asked.text().isPresent()) {
            begin(exchange, asked, asked.text().get());
        } else if (typed.isPresent()) {
            type(exchange, asked, typed.get());
        } else if (asked.setup()) {
            PageContext frame = frame(exchange, words().text("play.edit.title"));
            pages.send(
                    exchange, SET_UP_PAGE, SET_UP_PART, new SetUpBuilder(words(), game).of(frame));
        } else if (steps.isPresent()) {
            Pages.leave(exchange, steps.get());
        } else {
            show(exchange, asked);
        }
    }

    /** In older addresses the algorithm beside the board: its page, on this position. */
    private Optional<String> steps(PlayRequest asked) {
        return asked.trace()
                .map(techniques::find)
                .map(technique -> steps(technique, asked.game()))
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

    private void show(Exchange exchange, PlayRequest asked) {
        GameState game = asked.fresh();
        long begin = System.nanoTime();
        if (stop.isStopped(exchange, frame(exchange, game), game)) {
            return;
        }
        List<String> remarks = new ArrayList<>(slow(game, System.nanoTime() - begin));
        if (asked.assumed()) {
            remarks.add(words().text("play.setup.assumed"));
        }
        boolean fresh = Pages.wantsFragment(exchange) && !game.isPast();
        Optional<WhyView> reasons =
                asked.why().filter(each -> game.isPersonToMove()).map(each -> reasons(game, each));
        PlayView view = view(exchange, asked, game, fresh).explaining(reasons);
        send(exchange, view.remarking(remarks));
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
        Technique technique = techniques.find(EXPLAINS);
        Link steps = game.url().trace(EXPLAINS, game.ply());
        return why.of(game.turn(), square, technique, steps, game.url().link());
    }

    private void begin(Exchange exchange, PlayRequest asked, String text) {
        try {
            open(exchange, GameReader.typed(text), asked.game().url());
        } catch (NotationException wrong) {
            String problem = Problem.in(text, wrong, words());
            Optional<NamedLink> way = FirstMoves.before(wrong, asked.game().url(), words());
            refuse(exchange, asked, new Wrong(PlayRequest.TEXT.name(), text, problem, way));
        }
    }

    private void refuse(Exchange exchange, PlayRequest asked, Wrong typed) {
        exchange.status(Status.BAD_REQUEST);
        exchange.header("HX-Push-Url", "false");
        send(exchange, view(exchange, asked, asked.game(), false).refusing(typed));
    }

    /** A game with moves opens in its analysis, which is another page. */
    private static void open(Exchange exchange, Pasted pasted, GameUrl settings) {
        GameUrl game = GameReader.imported(pasted.game(), settings);
        String told = pasted.assumed() ? "&" + PlayRequest.ASSUMED.name() + "=1" : "";
        if (game.opened().equals(game.play())) {
            exchange.redirect(game.play() + told, Status.SEE_OTHER);
        } else {
            Pages.leave(exchange, game.opened() + (pasted.followed() ? "&skipped=1" : ""));
        }
    }

    /** Plays the typed moves. */
    private void type(Exchange exchange, PlayRequest asked, String typed) {
        GameState game = asked.game();
        try {
            Game played = TranscriptText.read(typed, game.turn());
            String moves = game.transcript() + TranscriptText.write(played);
            exchange.redirect(game.url().withMoves(moves).play(), Status.SEE_OTHER);
        } catch (NotationException wrong) {
            String problem = problem(typed, wrong);
            String field = PlayRequest.TYPED.name();
            refuse(exchange, asked, new Wrong(field, typed, problem, Optional.empty()));
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
    private void opening(Exchange exchange) {
        GameUrl settings = read(exchange).game().url();
        String moves = fair.get(ThreadLocalRandom.current().nextInt(fair.size()));
        exchange.header("Cache-Control", "no-store");
        exchange.redirect(
                settings.from(Optional.empty()).withMoves(moves).play(), Status.SEE_OTHER);
    }

    /** The game with the scores of all legal moves, once they are known. */
    private void hints(Exchange exchange) {
        PlayRequest asked = read(exchange);
        GameState game = asked.game().hinting();
        if (game.isPersonToMove()) {
            SearchAnswer.when(
                    exchange,
                    MoveScores.of(engine(exchange), game.turn()),
                    scores -> send(exchange, view(exchange, asked, game, false).scored(scores)));
        } else {
            exchange.redirect(game.url().play(), Status.SEE_OTHER);
        }
    }

    @Override
    protected GameState game(Exchange exchange) {
        return read(exchange).game().drawn();
    }

    @Override
    protected SearchTask<SearchResult> task(GameState game, int ply) {
        Position at = game.whole().at(ply).turn();
        return new ReversiTask(at, new Level(game.url().level()), game.url().seed());
    }

    @Override
    protected void showChoice(
            Exchange exchange, PageContext frame, GameState game, SearchResult found) {
        PageContext styled = frame.with("play/analysis/analysis.css");
        pages.send(exchange, CHOICE_PAGE, new ChoiceView(styled, game, found));
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

    /** The game after the engine's move. */
    private void answer(Exchange exchange) {
        PlayRequest asked = read(exchange);
        GameState game = asked.game().drawn();
        reply(
                exchange,
                game,
                () -> send(exchange, view(exchange, asked, game, false).scored(Optional.empty())));
    }
}
