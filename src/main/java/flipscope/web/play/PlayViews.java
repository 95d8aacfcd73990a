package flipscope.web.play;

import flipscope.engine.Level;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.engine.MoveScore;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.Player;
import flipscope.web.game.PositionEditor;
import flipscope.web.game.ReplyView;
import flipscope.web.game.SettingsView;
import flipscope.web.play.ToolsView.TypedView;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Builds the page of a game. */
public final class PlayViews {
    /** Below this level the engine replies too quickly to be watched. */
    private static final int FIRST_WATCHED = 7;

    private final Messages words;
    private final GameBoards boards;
    private final PlyLines lines;
    private final GameWords gameWords;
    private final Transcript transcript;
    private final GameTools tools;
    private final HintViews hints;

    public PlayViews(Messages words) {
        this.words = words;
        this.boards = new GameBoards(words);
        this.lines = new PlyLines(words);
        this.gameWords = new GameWords(words);
        this.transcript = new Transcript(words);
        this.tools = new GameTools(words);
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
                board(frame, game, fresh),
                status(game, gameWords.note(game), gameWords.spoken(game)),
                SetupViews.of(game, "", ""),
                tools.of(game, TypedView.NOTHING),
                ReplyView.SOON);
    }

    /** The same page, to which the caller can add more. */
    PlayPage page(PageFrame frame, GameState game, boolean fresh) {
        return new PlayPage(of(frame, game, fresh));
    }

    /** A game whose reply must wait because the engine is busy. */
    PlayView busy(PageFrame frame, GameState game) {
        return view(
                frame,
                game,
                board(frame, game, false),
                status(game, words.text("play.busy"), gameWords.spoken(game)),
                SetupViews.of(game, "", ""),
                tools.of(game, TypedView.NOTHING),
                ReplyView.LATER);
    }

    /** A position being set up. */
    PlayView settingUp(PageFrame frame, GameState game) {
        PositionEditor editor = new PositionEditor(words, game);
        GameState edited = editor.game();
        String turn = editor.status();
        return view(
                frame,
                edited,
                editor.board(board(frame, edited, false)),
                new StatusView(
                        score(edited),
                        turn,
                        turn,
                        words.text("play.edit.note"),
                        gameWords.notices(edited),
                        List.of(),
                        turn),
                SetupViews.of(game, "", ""),
                tools.settingUp(edited, editor.ways()),
                "");
    }

    /** A game with a text that could not be read as another game. */
    PlayView refused(PageFrame frame, GameState game, String typed, String problem) {
        return view(
                frame,
                game,
                board(frame, game, false),
                status(game, gameWords.note(game), problem),
                SetupViews.of(game, typed, problem),
                tools.of(game, TypedView.NOTHING),
                ReplyView.SOON);
    }

    /** A game with a typed move that cannot be played. */
    PlayView typing(PageFrame frame, GameState game, TypedView wrong) {
        return view(
                frame,
                game,
                board(frame, game, false),
                status(game, gameWords.note(game), wrong.problem()),
                SetupViews.of(game, "", ""),
                tools.of(game, wrong),
                ReplyView.SOON);
    }

    private PlayView view(
            PageFrame frame,
            GameState game,
            BoardView board,
            StatusView status,
            SetupView setup,
            ToolsView toolsView,
            String delay) {
        Optional<ReplyView> reply =
                ReplyView.of(game, delay, FIRST_WATCHED)
                        .filter(each -> !setup.isWrong() && !frame.isPicture());
        return new PlayView(
                reply.map(ReplyView::url)
                        .or(() -> hintsUrl(game))
                        .filter(url -> !frame.isPicture())
                        .map(frame::refreshingTo)
                        .orElse(frame),
                board,
                status,
                transcript.of(game),
                settings(game),
                setup,
                toolsView,
                new EngineView(reply, hints.of(game)),
                Optional.empty(),
                null);
    }

    private BoardView board(PageFrame frame, GameState game, boolean fresh) {
        return frame.isPicture() ? boards.still(game) : boards.of(game, fresh);
    }

    private StatusView status(GameState game, String note, String spoken) {
        return new StatusView(
                score(game),
                gameWords.status(game),
                gameWords.standing(game),
                note,
                gameWords.notices(game),
                lines.of(game),
                spoken);
    }

    private static Optional<String> hintsUrl(GameState game) {
        return Optional.of(game)
                .filter(each -> each.url().hints() && each.isPersonToMove())
                .map(HintViews::load);
    }

    /** A game with the scores of all legal moves on their squares. */
    PlayView hinted(PlayPage page, GameState game, List<MoveScore> moves) {
        BoardView board = page.board().hinting(hints.onSquares(moves));
        return page.hinted(board, hints.there(game, moves), hints.spoken(moves)).view();
    }

    /** A game whose scores must wait because the engine is busy. */
    PlayView hintsBusy(PlayPage page, GameState game) {
        return page.hinted(page.board(), hints.busy(game), page.spoken()).view();
    }

    private static ScoreView score(GameState game) {
        Position now = game.shown().position();
        Score score = Score.onBoard(now);
        String toMove = game.isOver() ? "nobody" : Slug.of(game.turn().toMove());
        return new ScoreView(score.black(), score.white(), toMove);
    }

    private SettingsView settings(GameState game) {
        return new SettingsView(
                game.url().in(game.url().page()).action(),
                FieldView.of(game.url().parameters()),
                Arrays.stream(Player.values()).map(this::side).toList(),
                game.url().player().word(),
                game.url().level(),
                Level.HIGHEST,
                new LevelWords(words).all(),
                Optional.of(new FieldView("fresh", "1")),
                Optional.of(game.url().in(Link.to("/play/opening")).action()));
    }

    private FieldView side(Player player) {
        return new FieldView(player.word(), words.text("play.side." + player.word()));
    }
}
