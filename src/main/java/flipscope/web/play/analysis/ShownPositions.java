package flipscope.web.play.analysis;

import flipscope.rules.Ply;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.Player;
import flipscope.web.play.GameWords;
import flipscope.web.play.analysis.ShownPositionView.OffshootView;
import flipscope.web.play.analysis.ShownPositionView.StepsView;
import flipscope.web.site.NamedLink;
import java.util.Optional;
import java.util.stream.Collectors;

/** Shows a position of an analysis: the board, where it stands in the game, the ways on. */
final class ShownPositions {
    private final Messages words;
    private final GameBoards boards;
    private final MoveWorths worths;
    private final GameWords results;

    ShownPositions(Messages words) {
        this.words = words;
        this.boards = new GameBoards(words);
        this.worths = new MoveWorths(words);
        this.results = new GameWords(words);
    }

    ShownPositionView of(AnalysisRequest asked, MoveWorths.Known known) {
        GameState game = asked.game();
        AnalysisLinks links = new AnalysisLinks(asked.upto());
        BoardView board = boards.of(freely(game), false).linking(name -> move(links, game, name));
        return new ShownPositionView(
                board.hinting(worths.onSquares(known)),
                asked.line().ply(),
                game.isOver() ? "nobody" : Slug.of(game.turn().toMove()),
                title(game),
                place(game),
                branch(asked, links),
                steps(game, links),
                worths.of(asked, links, known));
    }

    /** The same position, with both sides played by the reader. */
    private static GameState freely(GameState game) {
        return new GameState(game.url().playing(Player.BOTH), game.whole(), game.ply());
    }

    private static String move(AnalysisLinks links, GameState game, String name) {
        return links.move(
                game,
                Squares.list(game.turn().legalMoves()).stream()
                        .filter(square -> Squares.name(square).equals(name))
                        .findFirst()
                        .orElseThrow());
    }

    private String title(GameState game) {
        return game.isOver()
                ? results.status(game)
                : words.text("play.status.to-move", GameBoards.side(words, game.turn().toMove()));
    }

    private String place(GameState game) {
        return game.last()
                .map(ply -> place(game, ply))
                .orElse(words.text("analysis.place.start", game.plies()));
    }

    private String place(GameState game, Ply ply) {
        return words.text(
                "analysis.place",
                ply.number(),
                game.plies(),
                GameBoards.side(words, ply.side()),
                Squares.name(ply.square()));
    }

    private Optional<OffshootView> branch(AnalysisRequest asked, AnalysisLinks links) {
        if (!asked.isBranch()) {
            return Optional.empty();
        }
        GameState line = asked.line();
        String tried =
                asked.game().whole().moves().stream()
                        .skip(line.ply())
                        .map(Squares::name)
                        .collect(Collectors.joining(" "));
        String instead =
                line.next()
                        .map(
                                square ->
                                        words.text(
                                                "analysis.branch",
                                                tried,
                                                line.ply() + 1,
                                                Squares.name(square)))
                        .orElse(words.text("analysis.branch.end", tried));
        NamedLink back =
                new NamedLink(
                        "own-game",
                        words.text("analysis.branch.back"),
                        links.ply(line, line.ply()));
        return Optional.of(new OffshootView(instead, back));
    }

    private static StepsView steps(GameState game, AnalysisLinks links) {
        return new StepsView(
                step(game, links, 0, game.ply() > 0),
                step(game, links, game.ply() - 1, game.ply() > 0),
                step(game, links, game.ply() + 1, game.isPast()),
                step(game, links, game.plies(), game.isPast()));
    }

    private static Optional<String> step(
            GameState game, AnalysisLinks links, int ply, boolean exists) {
        return exists ? Optional.of(links.ply(game, ply)) : Optional.empty();
    }

    /** What screen readers hear when the scores have come: the best move. */
    String spoken(MoveWorths.Known known) {
        return worths.spoken(known);
    }

    /** What screen readers hear when this position has come. */
    String spoken(AnalysisRequest asked) {
        return place(asked.game()) + ". " + title(asked.game());
    }
}
