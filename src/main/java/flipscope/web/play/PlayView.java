package flipscope.web.play;

import flipscope.engine.Level;
import flipscope.opening.Openings;
import flipscope.rules.Score;
import flipscope.text.Messages;
import flipscope.web.engine.MoveScore;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GamePageView;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.OriginalGame;
import flipscope.web.game.PlainBoard;
import flipscope.web.game.Player;
import flipscope.web.game.PlyLineView;
import flipscope.web.game.PositionEditor;
import flipscope.web.game.ReplyView;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.TraceView;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.why.WhyPanel;
import flipscope.web.trace.why.WhyView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The page of a game.
 *
 * @param plain the frame without a refresh
 * @param asked the game; where a position is set up, the one that it was taken from
 * @param fresh whether the last move has just been played, so that its flips are animated
 * @param busy whether the engine had no time for its reply, or for the scores
 * @param moves the scores of the legal moves, if they are there
 * @param setup whether the position is being set up
 * @param wrong what was typed and cannot be read
 * @param stepper the open stepper
 * @param why why a square is legal or not
 */
public record PlayView(
        PageFrame plain,
        GameState asked,
        boolean fresh,
        boolean busy,
        List<MoveScore> moves,
        boolean setup,
        Optional<Wrong> wrong,
        Optional<TraceView> stepper,
        Optional<WhyView> why)
        implements GamePageView {
    /** Below this level the engine replies too quickly to be watched. */
    private static final int FIRST_WATCHED = 7;

    private static final String AT_ONCE = "0ms";
    private static final String BUSY_DELAY = "2s";

    /**
     * Something typed that cannot be read.
     *
     * @param field the parameter that it is the value of
     * @param problem what is wrong with it, and what would be correct
     */
    public record Wrong(String field, String text, String problem) {}

    /** The page of a game without additions. */
    public static PlayView of(PageFrame frame, GameState game, boolean fresh) {
        return new PlayView(
                frame,
                game,
                fresh,
                false,
                List.of(),
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    PlayView whileBusy() {
        return new PlayView(plain, asked, fresh, true, moves, setup, wrong, stepper, why);
    }

    PlayView scored(List<MoveScore> scores) {
        return new PlayView(plain, asked, fresh, busy, scores, setup, wrong, stepper, why);
    }

    PlayView settingUp() {
        return new PlayView(plain, asked, fresh, busy, moves, true, wrong, stepper, why);
    }

    PlayView refusing(Wrong typed) {
        return new PlayView(
                plain, asked, fresh, busy, moves, setup, Optional.of(typed), stepper, why);
    }

    PlayView beside(Optional<TraceView> opened) {
        return new PlayView(plain, asked, fresh, busy, moves, setup, wrong, opened, why);
    }

    PlayView explaining(Optional<WhyView> square) {
        return new PlayView(plain, asked, fresh, busy, moves, setup, wrong, stepper, square);
    }

    @Override
    public PageFrame frame() {
        return reply().map(ReplyView::url)
                .or(this::load)
                .filter(url -> !plain.isPicture())
                .map(plain::refreshingTo)
                .orElse(plain);
    }

    @Override
    public String text(String key, Object... arguments) {
        return words().text(key, arguments);
    }

    private Messages words() {
        return plain.words();
    }

    private GameWords gameWords() {
        return new GameWords(words());
    }

    private PositionEditor editor() {
        return new PositionEditor(words(), asked);
    }

    @Override
    public GameState game() {
        return setup ? editor().game() : asked;
    }

    private GameUrl url() {
        return game().url();
    }

    @Override
    public String description() {
        return text("share.card.discs", score().black(), score().white()) + " " + told() + ".";
    }

    private String told() {
        return setup ? editor().status() : gameWords().standing(asked);
    }

    @Override
    public String spoken() {
        if (setup) {
            return editor().status();
        }
        return wrong.map(Wrong::problem)
                .or(() -> why.map(WhyView::spoken))
                .or(() -> Optional.of(moves).filter(all -> !all.isEmpty()).map(all -> best()))
                .orElseGet(() -> gameWords().spoken(asked));
    }

    private String best() {
        return scores().spoken();
    }

    private ScoredMoves scores() {
        return new ScoredMoves(words(), moves);
    }

    public BoardView board() {
        GameBoards boards = new GameBoards(words());
        BoardView board = plain.isPicture() ? boards.still(game()) : boards.of(game(), fresh);
        if (setup) {
            return editor().board(board);
        }
        boolean choosing = why.filter(reasons -> reasons.again().isEmpty()).isPresent();
        return choosing ? boards.asking(asked) : board.hinting(scores().onSquares());
    }

    /** The number of discs of each side. */
    public Score score() {
        return Score.onBoard(game().shown().position());
    }

    /** Who is to move, or how the game ended. */
    public String title() {
        return setup ? editor().status() : gameWords().status(asked);
    }

    /** Who plays whom, or that the engine is busy. */
    public String note() {
        if (setup) {
            return text("play.edit.note");
        }
        return busy && asked.isEngineToMove() ? text("play.busy") : gameWords().note(asked);
    }

    /** Important messages: forced passes, an earlier ply. */
    public List<String> notices() {
        return gameWords().notices(game());
    }

    @Override
    public List<PlyLineView> lines() {
        return setup ? List.of() : new PlyLines(words()).of(asked);
    }

    @Override
    public Optional<ReplyView> reply() {
        return ReplyView.of(game(), busy ? ReplyView.LATER : ReplyView.SOON, FIRST_WATCHED)
                .filter(each -> wrong(PlayRequest.TEXT.name()).isEmpty() && !plain.isPicture());
    }

    /** What was typed into a field and cannot be read. */
    public Optional<Wrong> wrong(String field) {
        return wrong.filter(each -> each.field().equals(field));
    }

    /**
     * What the device does with the game for going on later: {@code yes} remembers it, {@code over}
     * forgets it, and nothing leaves all as it is.
     */
    public Optional<String> remembered() {
        boolean apart = game().isPast() || own().isPresent() || plain.isEmbedded();
        return apart || game().plies() == 0
                ? Optional.empty()
                : Optional.of(game().isOver() ? "over" : "yes");
    }

    @Override
    public List<FieldView> sides() {
        return Arrays.stream(Player.values())
                .map(Player::word)
                .map(word -> new FieldView(word, text("play.side." + word)))
                .toList();
    }

    @Override
    public int strongest() {
        return Level.HIGHEST;
    }

    @Override
    public boolean hasNamedLevels() {
        return true;
    }

    @Override
    public Optional<String> opening() {
        return Optional.of(url().in(Link.to("/play/opening")).action());
    }

    /** A new game gets a seed of its own. */
    @Override
    public List<FieldView> anew() {
        FieldView seed = new FieldView("fresh", "1");
        return Stream.concat(GamePageView.super.anew().stream(), Stream.of(seed)).toList();
    }

    /** The hidden form fields of the game. */
    public List<FieldView> fields() {
        return FieldView.of(url().parameters());
    }

    /** The texts for copying, and where others are sent. */
    public GameTexts texts() {
        return new GameTexts(asked);
    }

    /** The links for setting up the position; empty otherwise. */
    public List<NamedLink> ways() {
        return setup ? editor().ways() : List.of();
    }

    /** The board as plain text. */
    public String plainBoard() {
        return PlainBoard.of(game().turn(), words());
    }

    /** The address of the review, which embeds have not; empty before the first move. */
    public Optional<String> analysis() {
        return Optional.of(url().part("analysis"))
                .filter(url -> game().plies() > 0 && url().embedding().isEmpty())
                .map(Link::toString);
    }

    /** The name of the opening, with its place among the openings. */
    public Optional<NamedLink> openings() {
        return Openings.named(game().shown())
                .map(
                        part ->
                                new NamedLink(
                                        "opening",
                                        text("play.opening", Openings.of(part).orElseThrow()),
                                        game().openings(game().transcript(part.plies().size()))));
    }

    /** The link for asking about any square, if the person is to move. */
    public Optional<String> ask() {
        return !setup && asked.isPersonToMove()
                ? Optional.of(url().link().with(TraceOptions.WHY.name(), WhyPanel.ANY).toString())
                : Optional.empty();
    }

    /** At the end another game, and one at the level above or below, as this one went. */
    public List<NamedLink> again() {
        if (!game().isOver()) {
            return List.of();
        }
        NamedLink rematch =
                new NamedLink("rematch", text("play.rematch"), game().again().play());
        return Stream.concat(Stream.of(rematch), otherLevel().stream()).toList();
    }

    private Optional<NamedLink> otherLevel() {
        Player player = url().player();
        int won = Integer.signum(GameWords.lead(game()));
        int level = url().level() + won;
        boolean alone = player == Player.BOTH || player == Player.NONE;
        if (alone || won == 0 || level < Level.LOWEST || level > Level.HIGHEST) {
            return Optional.empty();
        }
        String id = won > 0 ? "harder" : "easier";
        String name = text("play.rematch." + id, text("level." + level));
        return Optional.of(new NamedLink(id, name, game().again().against(level).play()));
    }

    /** The link from a variation back to the original game. */
    public Optional<NamedLink> own() {
        return url().own().flatMap(original -> url().backToOwn().map(back -> own(original, back)));
    }

    private NamedLink own(OriginalGame original, GameUrl back) {
        int move = original.firstDifference(url().moves());
        return new NamedLink("own-game", text("play.own", move), back.play());
    }

    /** Whether the engine plays alone, and can be paused. */
    public boolean isAuto() {
        return game().isEngineToMove() && url().player() == Player.NONE;
    }

    /** Pauses or resumes such a game. */
    public String pause() {
        return url().pausing(!game().isPaused()).play();
    }

    /** Plays one move, then waits. */
    public String oneMove() {
        return url().pausing(true).reply();
    }

    /** Whether scores can be had: not at the end, nor where nobody plays, nor beside a question. */
    private boolean hasHints() {
        return why.isEmpty() && !game().isOver() && url().player() != Player.NONE;
    }

    /** The link that shows or hides the scores. */
    public Optional<String> toggle() {
        return Optional.of(url().hinting(!url().hints()).play()).filter(link -> hasHints());
    }

    /** Whether they are switched on. */
    public boolean isHinting() {
        return hasHints() && url().hints();
    }

    /** The address of the scores; empty once they are shown, and while the engine is to move. */
    public Optional<String> load() {
        return isHinting() && moves.isEmpty() && game().isPersonToMove()
                ? Optional.of(hints(game()))
                : Optional.empty();
    }

    private static String hints(GameState game) {
        Link link = game.url().in(Link.to("/play/hints"));
        return link.with(game.url().hinting(true).parameters()).toString();
    }

    /** How long to wait before the request, in htmx's notation. */
    public String delay() {
        return busy ? BUSY_DELAY : AT_ONCE;
    }

    /** What the numbers mean, or that they are being computed. */
    public String hintsNote() {
        return load().map(url -> text(busy ? "play.busy" : "hints.coming"))
                .orElseGet(() -> scores().note(game().turn().toMove()));
    }
}
