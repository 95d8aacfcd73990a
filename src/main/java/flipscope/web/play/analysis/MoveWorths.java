package flipscope.web.play.analysis;

import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.HintView;
import flipscope.web.play.HintViews;
import flipscope.web.play.analysis.ShownPositionView.WorthView;
import flipscope.web.play.analysis.ShownPositionView.WorthsView;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lists what each move of a position is worth, best first. */
final class MoveWorths {
    /** Long enough that a finger passing over a square requests nothing. */
    private static final String SOON = "150ms";

    private static final String BUSY_DELAY = "2s";

    private final Messages words;
    private final HintViews hints;

    MoveWorths(Messages words) {
        this.words = words;
        this.hints = new HintViews(words);
    }

    /**
     * What has been found about the moves.
     *
     * @param scores of all moves; empty if they are yet to be worked out, or if there are none
     * @param busy whether the engine had no time for them
     * @param branch a branch as the graph draws it
     */
    record Known(List<MoveScore> scores, boolean busy, String branch) {
        static final Known NOTHING = new Known(List.of(), false, BranchLine.NONE);
        static final Known BUSY = new Known(List.of(), true, BranchLine.NONE);
    }

    WorthsView of(AnalysisRequest asked, AnalysisLinks links, Known known) {
        GameState game = asked.game();
        boolean drawn = !asked.isBranch() || !known.branch().isEmpty();
        if (game.isOver() && drawn) {
            return there(List.of(), "", "", known);
        }
        if (known.scores().isEmpty()) {
            return coming(game, links, known.busy());
        }
        String note = hints.note(game.turn().toMove(), known.scores());
        return there(worths(game, links, known.scores()), title(game), note, known);
    }

    private static WorthsView there(List<WorthView> moves, String title, String note, Known known) {
        return new WorthsView(moves, Optional.empty(), "", "", title, note, known.branch());
    }

    private String title(GameState game) {
        return game.isOver()
                ? ""
                : words.text("analysis.worth", GameBoards.side(words, game.turn().toMove()));
    }

    private WorthsView coming(GameState game, AnalysisLinks links, boolean busy) {
        String squares =
                Squares.list(game.turn().legalMoves()).stream()
                        .map(square -> "#sq-" + Squares.name(square))
                        .collect(Collectors.joining(","));
        return new WorthsView(
                List.of(),
                Optional.of(links.of(game.url().hinting(true)).toString()),
                squares,
                busy ? BUSY_DELAY : SOON,
                title(game),
                words.text(busy ? "play.busy" : "hints.coming"),
                BranchLine.NONE);
    }

    private List<WorthView> worths(GameState game, AnalysisLinks links, List<MoveScore> scores) {
        return scores.stream()
                .sorted(Comparator.comparingDouble(MoveScore::score).reversed())
                .map(move -> worth(game, links, move))
                .toList();
    }

    private WorthView worth(GameState game, AnalysisLinks links, MoveScore move) {
        HintView hint = hints.onSquares(List.of(move)).get(Squares.name(move.square()));
        return new WorthView(
                Squares.name(move.square()),
                links.move(game, move.square()),
                ScoreWords.marked(move.score(), move.exact()),
                hint.spoken(),
                move.best(),
                game.next().filter(each -> each == move.square()).isPresent());
    }

    String spoken(Known known) {
        return known == null || known.scores().isEmpty() ? "" : hints.spoken(known.scores());
    }

    Map<String, HintView> onSquares(Known known) {
        return hints.onSquares(known.scores());
    }
}
