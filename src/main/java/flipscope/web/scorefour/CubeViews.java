package flipscope.web.scorefour;

import flipscope.engine.scorefour.CubeLevel;
import flipscope.notation.ColumnText;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.cube.CubeUrl;
import flipscope.web.cube.Seat;
import flipscope.web.game.GameTurns;
import flipscope.web.game.MoveView;
import flipscope.web.game.ReplyView;
import flipscope.web.game.SettingsView;
import flipscope.web.game.TurnsView;
import flipscope.web.scorefour.CubeView.StatusView;
import flipscope.web.scorefour.CubeView.ToolsView;
import flipscope.web.site.FieldView;
import flipscope.web.site.PageFrame;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/** Builds the page of a game of score four. */
final class CubeViews {
    /** Below this level the engine replies too quickly to be watched. */
    private static final int FIRST_WATCHED = 6;

    private final Messages words;
    private final CubeBoards boards;
    private final CubeWords cubeWords;
    private final BallLines lines;
    private final CubeSteps steps;
    private final CubeWhy why;

    CubeViews(Messages words) {
        this.words = words;
        this.boards = new CubeBoards(words);
        this.cubeWords = new CubeWords(words);
        this.lines = new BallLines(words);
        this.steps = new CubeSteps(words);
        this.why = new CubeWhy(words);
    }

    /**
     * The page of a game.
     *
     * @param fresh whether the last ball has just been dropped
     */
    CubeView of(PageFrame frame, CubeGame game, boolean fresh) {
        CubeBoardView board = frame.isPicture() ? boards.still(game) : boards.of(game, fresh);
        return view(frame, game, board, cubeWords.note(game), ReplyView.SOON, null);
    }

    /** A game whose reply must wait because the engine is busy. */
    CubeView busy(PageFrame frame, CubeGame game) {
        CubeBoardView board = boards.of(game, false);
        return view(frame, game, board, words.text("play.busy"), ReplyView.LATER, null);
    }

    /** A game with an explanation of a column, or the choice of one. */
    CubeView asking(PageFrame frame, CubeGame game, String asked) {
        boolean choosing = asked.equals(CubeRequest.ANY) && !game.isOver();
        return view(
                frame,
                game,
                choosing ? boards.asking(game) : boards.of(game, false),
                cubeWords.note(game),
                ReplyView.SOON,
                why.of(game, asked));
    }

    private CubeView view(
            PageFrame frame,
            CubeGame game,
            CubeBoardView board,
            String note,
            String delay,
            CubeWhyView explanation) {
        Optional<ReplyView> reply =
                ReplyView.of(game, delay, FIRST_WATCHED).filter(each -> !frame.isPicture());
        return new CubeView(
                reply.map(ReplyView::url).map(frame::refreshingTo).orElse(frame),
                board,
                new StatusView(
                        cubeWords.status(game),
                        cubeWords.standing(game),
                        note,
                        lines.of(game),
                        cubeWords.spoken(game)),
                turns(game),
                settings(game),
                reply,
                tools(game),
                explanation);
    }

    private TurnsView turns(CubeGame game) {
        return GameTurns.of(
                game,
                IntStream.range(0, game.plies()).mapToObj(at -> move(game, at)).toList(),
                Optional.empty());
    }

    private MoveView move(CubeGame game, int at) {
        String name = ColumnText.write(game.whole().columns().get(at));
        Side side = CubeGame.side(at);
        return new MoveView(
                at + 1,
                name,
                CubeBoards.name(side),
                game.url().atPly(at + 1).play(),
                at + 1 == game.ply(),
                words.text("play.transcript.move", at + 1, cubeWords.side(side), name));
    }

    private SettingsView settings(CubeGame game) {
        return new SettingsView(
                game.url().in(game.url().page()).action(),
                FieldView.of(game.url().parameters()),
                Arrays.stream(Seat.values()).map(this::seat).toList(),
                game.url().seat().word(),
                game.url().level(),
                CubeLevel.HIGHEST);
    }

    private FieldView seat(Seat seat) {
        return new FieldView(seat.word(), words.text("four.side." + seat.word()));
    }

    private ToolsView tools(CubeGame game) {
        CubeUrl url = game.url();
        return new ToolsView(
                url.marking(!url.threats()).play(),
                url.threats(),
                url.withMoves("").play(),
                why.question(game),
                steps.of(game),
                CubeText.of(game, words));
    }
}
