package flipscope.web.play;

import flipscope.opening.Openings;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.MoveScore;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.PositionEditor;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Builds the page of a game. */
public final class PlayViews {
    /** The person's move is drawn at once, the reply half a second later. */
    private static final String THINKING_DELAY = "500ms";

    private static final String BUSY_DELAY = "2s";

    /** Below this level the engine replies too quickly to be watched. */
    private static final int FIRST_WATCHED = 7;

    private final Messages words;
    private final GameBoards boards;
    private final PlyLines lines;
    private final GameWords gameWords;
    private final HintViews hints;
    private final Openings openings = Openings.load();

    public PlayViews(Messages words) {
        this.words = words;
        this.boards = new GameBoards(words);
        this.lines = new PlyLines(words);
        this.gameWords = new GameWords(words);
        this.hints = new HintViews(words);
    }

    /**
     * The page of a game.
     *
     * @param fresh whether the last move has just been played
     */
    public PlayView of(PageFrame frame, GameState game, boolean fresh) {
        return view(
                frame,
                game,
                fresh,
                gameWords.note(game),
                THINKING_DELAY,
                SetupViews.of(game, "", ""));
    }

    /** A game whose reply must wait because the engine is busy. */
    PlayView busy(PageFrame frame, GameState game) {
        String note = words.text("play.busy");
        return view(frame, game, false, note, BUSY_DELAY, SetupViews.of(game, "", ""));
    }

    /** A position being set up. */
    PlayView settingUp(PageFrame frame, GameState game) {
        PositionEditor editor = new PositionEditor(words, game);
        String note = words.text("play.edit.note");
        PlayView still = view(frame, editor.game(), false, note, "", SetupViews.of(game, "", ""));
        return still.settingUp(editor.board(still.board()), editor.status(), editor.ways());
    }

    /** A game with a text that could not be read as another game. */
    PlayView refused(PageFrame frame, GameState game, String typed, String problem) {
        SetupView setup = SetupViews.of(game, typed, problem);
        return view(frame, game, false, gameWords.note(game), THINKING_DELAY, setup);
    }

    private PlayView view(
            PageFrame frame,
            GameState game,
            boolean fresh,
            String note,
            String delay,
            SetupView setup) {
        Optional<String> reply =
                game.isThinking() && !setup.isWrong() && !frame.isPicture()
                        ? Optional.of(game.url().reply())
                        : Optional.empty();
        return new PlayView(
                reply.or(() -> hintsUrl(game))
                        .filter(url -> !frame.isPicture())
                        .map(frame::refreshingTo)
                        .orElse(frame),
                frame.isPicture() ? boards.still(game) : boards.of(game, fresh),
                score(game),
                gameWords.status(game),
                note,
                gameWords.notices(game),
                lines.of(game),
                game.undo().map(GameUrl::play),
                game.redo().map(GameUrl::play),
                reply,
                delay,
                game.whole().plies().stream().map(ply -> move(game, ply)).toList(),
                fields(game),
                game.url().player().word(),
                game.url().level(),
                setup,
                Optional.empty(),
                setup.isWrong() ? setup.problem() : gameWords.spoken(game),
                null,
                ask(game),
                GameTools.of(game, openings.of(game.shown()).orElse(""), words),
                engine(game));
    }

    private static Optional<String> hintsUrl(GameState game) {
        return Optional.of(game)
                .filter(each -> each.url().hints() && each.isPersonToMove())
                .map(HintViews::load);
    }

    private EngineView engine(GameState game) {
        return new EngineView(hints.of(game), thinking(game));
    }

    /** The address of progress reports, for searches long enough to be watched; not in embeds. */
    private static Optional<String> thinking(GameState game) {
        return Optional.of(game)
                .filter(each -> each.isThinking() && each.url().level() >= FIRST_WATCHED)
                .filter(each -> each.url().embedding().isEmpty())
                .map(each -> Link.to("/play/thinking").with(each.url().parameters()).toString());
    }

    /** A game with the scores of all legal moves on their squares. */
    PlayView hinted(PlayView view, GameState game, List<MoveScore> moves) {
        BoardView board = view.board().hinting(hints.onSquares(moves));
        return view.hinted(board, hints.there(game, moves), hints.spoken(moves));
    }

    /** A game whose scores must wait because the engine is busy. */
    PlayView hintsBusy(PlayView view, GameState game) {
        return view.hinted(view.board(), hints.busy(game), view.spoken());
    }

    private static Optional<String> ask(GameState game) {
        return game.isPersonToMove()
                ? Optional.of(game.url().link().with("why", "1").toString())
                : Optional.empty();
    }

    private static ScoreView score(GameState game) {
        Position now = game.shown().position();
        Score score = Score.onBoard(now);
        String toMove = game.isOver() ? "nobody" : lower(game.turn().toMove().name());
        return new ScoreView(score.black(), score.white(), toMove);
    }

    private MoveView move(GameState game, Ply ply) {
        String side = lower(ply.side().name());
        String name = Squares.name(ply.square());
        return new MoveView(
                ply.number(),
                name,
                side,
                game.url().atPly(ply.number()).play(),
                ply.number() == game.ply(),
                words.text(
                        "play.transcript.move",
                        ply.number(),
                        GameBoards.side(words, ply.side()),
                        name));
    }

    private static List<FieldView> fields(GameState game) {
        return FieldView.of(game.url().parameters());
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
