package flipscope.web.play.opening;

import flipscope.engine.SearchResult;
import flipscope.opening.Opening;
import flipscope.opening.OpeningTree;
import flipscope.opening.Openings;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.Player;
import flipscope.web.play.HintViews;
import flipscope.web.play.OpeningLinks;
import flipscope.web.play.opening.OpeningView.TrailView;
import flipscope.web.site.PageFrame;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Builds the page of the named openings. */
final class OpeningViews {
    private final Messages words;
    private final GameBoards boards;
    private final HintViews hints;
    private final ScoreWords scores;
    private final BranchViews branches;

    OpeningViews(Messages words) {
        this.words = words;
        this.boards = new GameBoards(words);
        this.hints = new HintViews(words);
        this.scores = new ScoreWords(words);
        this.branches = new BranchViews(words);
    }

    /**
     * The openings after the moves of a game.
     *
     * @param measure empty if the engine had no time for it
     */
    OpeningView of(PageFrame frame, GameState game, Optional<OpeningMeasure> measure) {
        List<MoveScore> moves = measure.map(OpeningMeasure::moves).orElse(List.of());
        return new OpeningView(
                frame,
                board(game, moves),
                game.isOver() ? "nobody" : Slug.of(game.turn().toMove()),
                title(game),
                standing(game, measure),
                others(game),
                trail(game),
                back(game, 0),
                back(game, game.ply() - 1),
                branches.ahead(game.shown()),
                branches.of(game, measure),
                game.again().withMoves(game.transcript(game.ply())).play(),
                analysis(game),
                note(game, measure),
                measure.isPresent()
                        ? Optional.empty()
                        : Optional.of(OpeningLinks.after(game, game.ply())));
    }

    /** The latest name that the game has come by. */
    String title(GameState game) {
        return Openings.of(game.shown()).orElse(words.text("openings.title"));
    }

    private BoardView board(GameState game, List<MoveScore> moves) {
        GameState freely = new GameState(game.url().playing(Player.BOTH), game.whole(), game.ply());
        return boards.of(freely, false)
                .linking(name -> OpeningLinks.to(game, game.transcript(game.ply()) + name))
                .hinting(hints.onSquares(moves));
    }

    private String standing(GameState game, Optional<OpeningMeasure> measure) {
        String turn =
                game.isOver()
                        ? words.text("play.board.over")
                        : words.text("play.status.to-move", side(game.turn()));
        return measure.flatMap(OpeningMeasure::position)
                .map(found -> standing(game, turn, found))
                .orElse(turn + ".");
    }

    private String standing(GameState game, String turn, SearchResult found) {
        boolean black = game.shown().position().toMove() == Side.BLACK;
        double lead = black ? found.score() : 0.0 - found.score();
        return words.text(
                "openings.standing", turn, scores.lead(lead, found.exact()), found.depth());
    }

    private String side(Position at) {
        return GameBoards.side(words, at.toMove());
    }

    private String others(GameState game) {
        List<String> names =
                OpeningTree.load()
                        .at(game.shown().position())
                        .map(Opening::others)
                        .orElse(List.of());
        return names.isEmpty() ? "" : words.text("openings.others", String.join(" · ", names));
    }

    private List<TrailView> trail(GameState game) {
        return IntStream.rangeClosed(1, game.ply()).mapToObj(ply -> trail(game, ply)).toList();
    }

    private static TrailView trail(GameState game, int ply) {
        Game part = game.whole().at(ply);
        return new TrailView(
                Squares.name(part.last().square()),
                Slug.of(part.last().side()),
                OpeningTree.load().at(part.position()).map(Opening::name).orElse(""),
                OpeningLinks.after(game, ply),
                ply == game.ply());
    }

    private static Optional<String> back(GameState game, int ply) {
        return game.ply() == 0 ? Optional.empty() : Optional.of(OpeningLinks.after(game, ply));
    }

    private static Optional<String> analysis(GameState game) {
        return game.ply() == 0
                ? Optional.empty()
                : Optional.of(
                        game.fromHere()
                                .stepping(Optional.empty())
                                .hinting(false)
                                .part("analysis")
                                .toString());
    }

    private String note(GameState game, Optional<OpeningMeasure> measure) {
        return measure.map(found -> note(game, found)).orElse(words.text("openings.busy"));
    }

    private String note(GameState game, OpeningMeasure found) {
        return found.moves().isEmpty() ? "" : hints.note(game.turn().toMove(), found.moves());
    }
}
