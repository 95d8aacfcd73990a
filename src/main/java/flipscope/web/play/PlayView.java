package flipscope.web.play;

import flipscope.engine.Level;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.engine.MoveScore;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GamePageView;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.PlainBoard;
import flipscope.web.game.Player;
import flipscope.web.game.ReplyView;
import flipscope.web.page.FieldView;
import flipscope.web.page.PageContext;
import flipscope.web.play.bits.BitsView;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.why.WhyPanel;
import flipscope.web.trace.why.WhyView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The page of a game that is played. What it says follows from the game, so its words are made here
 * from values alone.
 *
 * @param plain the frame without a refresh
 * @param game the game
 * @param fresh whether the last move has just been played, so that its flips are animated
 * @param busy whether the engine had no time for its reply, or for the scores
 * @param moves the scores of the legal moves, if they are there
 * @param wrong what was typed and cannot be read
 * @param why why a square is legal or not
 * @param bits the bits of the position; empty in a picture
 * @param remarks what else is said of it, such as that nothing told the side to move
 */
public record PlayView(
        PageContext plain,
        GameState game,
        boolean fresh,
        boolean busy,
        List<MoveScore> moves,
        Optional<Wrong> wrong,
        Optional<WhyView> why,
        Optional<BitsView> bits,
        List<String> remarks)
        implements GamePageView {
    /** Below this level the engine replies too quickly to be watched. */
    private static final int FIRST_WATCHED = 7;

    /**
     * Something typed that cannot be read.
     *
     * @param field the parameter that it is the value of
     * @param problem what is wrong with it, and what would be correct
     * @param way opens the moves before that; empty if there are none
     */
    public record Wrong(String field, String text, String problem, Optional<NamedLink> way) {}

    /** The page of a game without additions. */
    public static PlayView of(
            PageContext frame, GameState game, boolean fresh, Optional<BitsView> bits) {
        return new PlayView(
                frame,
                game,
                fresh,
                false,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                bits,
                List.of());
    }

    /** With the scores, if the engine had time for what it was asked. */
    PlayView scored(Optional<List<MoveScore>> found) {
        List<MoveScore> scores = found.orElse(List.of());
        return new PlayView(plain, game, fresh, found.isEmpty(), scores, wrong, why, bits, remarks);
    }

    PlayView refusing(Wrong typed) {
        return new PlayView(
                plain, game, fresh, busy, moves, Optional.of(typed), why, bits, remarks);
    }

    PlayView explaining(Optional<WhyView> reasons) {
        return new PlayView(plain, game, fresh, busy, moves, wrong, reasons, bits, remarks);
    }

    /** With something to say of it. */
    PlayView remarking(List<String> said) {
        return new PlayView(plain, game, fresh, busy, moves, wrong, why, bits, said);
    }

    private Messages words() {
        return plain.words();
    }

    private GameWords gameWords() {
        return new GameWords(words(), game);
    }

    private GameUrl url() {
        return game.url();
    }

    @Override
    public String description() {
        if (plain.title().isEmpty()) {
            return text("bits.card") + " " + text("bits.lead");
        }
        return score().card(words()) + " " + gameWords().standing() + ".";
    }

    @Override
    public String spoken() {
        return wrong.map(Wrong::problem)
                .or(() -> why.map(WhyView::spoken))
                .or(
                        () ->
                                Optional.of(moves)
                                        .filter(all -> !all.isEmpty())
                                        .map(all -> scores().spoken()))
                .orElseGet(() -> gameWords().spoken());
    }

    private ScoredMoves scores() {
        return new ScoredMoves(words(), moves);
    }

    public BoardView board() {
        GameBoards boards = new GameBoards(words());
        BoardView board = plain.isPicture() ? boards.still(game) : boards.of(game, fresh);
        boolean choosing = why.filter(reasons -> reasons.again().isEmpty()).isPresent();
        return choosing ? boards.asking(game) : board.hinting(scores().onSquares());
    }

    /** The scenes beside the board, for which frames have no room. */
    public Optional<BitsView> scenes() {
        return bits.filter(seen -> !plain.isEmbedded());
    }

    /** How the page looks: whether it is a first visit, has bits, or shows them as they move. */
    public String layout() {
        String beside =
                why.isPresent()
                        ? " explaining"
                        : scenes().map(
                                        seen ->
                                                seen.isAtRest()
                                                        ? ""
                                                        : seen.isFound() ? " found" : " glass")
                                .orElse(" bare");
        return "playing" + beside + (game.plies() == 0 ? " begins" : "");
    }

    /** The line above the board. */
    public ScoreView score() {
        String thinks = isThinking() ? text("play.thinks.short") : null;
        return ScoreView.of(gameWords()).with(Optional.ofNullable(thinks));
    }

    /** Who is to move, or how the game ended. */
    public String title() {
        return gameWords().status();
    }

    /** The one sentence of the page. */
    public String sentence() {
        return news().or(() -> scenes().map(BitsView::said).filter(said -> !said.isEmpty()))
                .orElseGet(() -> gameWords().players());
    }

    /** What is said while the picture is at rest. */
    public String rest() {
        return restingNews().or(() -> scenes().map(BitsView::rest)).orElseGet(this::sentence);
    }

    /** What matters more than what the bits say, where they are at rest. */
    private Optional<String> news() {
        if (busy) {
            return Optional.of(text("play.busy"));
        }
        return scenes().map(BitsView::isAtRest).orElse(true) ? restingNews() : Optional.empty();
    }

    private Optional<String> restingNews() {
        if (game.isOver()) {
            return Optional.of(gameWords().status() + ".");
        }
        List<String> notices = notices();
        if (!notices.isEmpty()) {
            return Optional.of(String.join(" ", notices));
        }
        return links().own().isPresent()
                ? Optional.of(text("play.notice.trying"))
                : Optional.of(text("hints.title")).filter(title -> isHinting());
    }

    /** Whether the board runs a reader's code. */
    public boolean isOwn() {
        return url().code().isPresent();
    }

    /** Who plays whom. */
    public String players() {
        return gameWords().players();
    }

    /** What can be done with the game, below the board. */
    public List<PlayAct> acts() {
        return PlayAct.of(this);
    }

    /** Who plays whom, or that the engine is busy. */
    public String note() {
        return busy && game.isEngineToMove() ? text("play.busy") : gameWords().note();
    }

    /** Important messages: forced passes, an earlier ply. */
    public List<String> notices() {
        Stream<String> told = remarks.stream();
        return Stream.concat(told, gameWords().notices().stream()).toList();
    }

    @Override
    public int watched() {
        return FIRST_WATCHED;
    }

    /** None beside a text that cannot be read. */
    @Override
    public Optional<ReplyView> reply() {
        return GamePageView.super.reply().filter(each -> wrong(PlayRequest.TEXT.name()).isEmpty());
    }

    /** The reply, or the scores. */
    @Override
    public Optional<String> following() {
        return GamePageView.super.following().or(this::load);
    }

    /** A variation leaves what is remembered as it is. */
    @Override
    public Optional<String> remembered() {
        return GamePageView.super.remembered().filter(how -> links().own().isEmpty());
    }

    /** What this game has won: the level of the engine, if it was played from the usual start. */
    public Optional<String> wins() {
        return remembered().filter(how -> links().isWon()).map(how -> "levels " + url().level());
    }

    /** How a game ended that the device keeps; empty before the end, and for a variation. */
    public Optional<EndView> ended() {
        return remembered()
                .filter(how -> game.isOver())
                .map(how -> EndView.of(words(), game, gameWords()));
    }

    /** What was typed into a field and cannot be read. */
    public Optional<Wrong> wrong(String field) {
        return wrong.filter(each -> each.field().equals(field));
    }

    /** Whether scores can be asked for among the acts below the board. */
    public boolean hasHintsInMenu() {
        return acts().stream().noneMatch(act -> act.id().equals("hint")) && toggle().isPresent();
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
        return new GameTexts(game);
    }

    /** Where the game leads. */
    public GameLinks links() {
        return new GameLinks(words(), game);
    }

    /** The board as plain text. */
    public String plainBoard() {
        return PlainBoard.of(game.turn(), words());
    }

    /** The link for asking about any square, if the person is to move. */
    public Optional<String> ask() {
        return game.isPersonToMove()
                ? Optional.of(url().link().with(TraceOptions.WHY, WhyPanel.ANY).toString())
                : Optional.empty();
    }

    /** Whether scores can be had: not at the end, nor where nobody plays, nor beside a question. */
    private boolean hasHints() {
        return why.isEmpty() && !game.isOver() && url().player() != Player.NONE;
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
        return isHinting() && moves.isEmpty() && game.isPersonToMove()
                ? Optional.of(url().in(Link.to("/play/hints")).with(url().parameters()).toString())
                : Optional.empty();
    }

    /** How long to wait before the request, in htmx's notation. */
    public String delay() {
        return busy ? ReplyView.LATER : ReplyView.AT_ONCE;
    }

    /** What the numbers mean, or that they are being computed. */
    public String hintsNote() {
        return load().map(url -> text(busy ? "play.busy" : "hints.coming"))
                .orElseGet(() -> scores().note(game.toMove()));
    }
}
