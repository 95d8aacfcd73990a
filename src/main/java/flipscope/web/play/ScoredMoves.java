package flipscope.web.play;

import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.engine.ErrorMargin;
import flipscope.web.engine.MoveScore;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.HintView;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The scores of legal moves, in words and on the squares. */
public record ScoredMoves(Messages words, List<MoveScore> moves) {

    /** The best first. */
    public List<MoveScore> bestFirst() {
        return moves.stream()
                .sorted(Comparator.comparingDouble(MoveScore::score).reversed())
                .toList();
    }

    /** What the scores mean, and whether they are certain or how far they may be off. */
    public String note(Side side) {
        String meaning = words.text("hints.meaning", GameBoards.side(words, side));
        return moves.isEmpty() ? "" : meaning + " " + certainty();
    }

    private String certainty() {
        if (moves.stream().allMatch(MoveScore::exact)) {
            return words.text("hints.exact");
        }
        int depth = moves.stream().mapToInt(MoveScore::depth).min().orElse(0);
        return words.text("hints.estimate", depth) + " " + ErrorMargin.ofScores(words);
    }

    /** The scores by the names of their squares. */
    public Map<String, HintView> onSquares() {
        return moves.stream()
                .collect(Collectors.toMap(move -> Squares.name(move.square()), this::hint));
    }

    /** A score as it stands on its square. */
    public HintView hint(MoveScore move) {
        String how = words.text(move.exact() ? "hints.spoken.exact" : "hints.spoken.estimate");
        String best = move.best() ? ", " + words.text("hints.spoken.best") : "";
        String score = new ScoreWords(words).spoken(move.score());
        return new HintView(
                ScoreWords.signed(move.score()),
                move.exact(),
                move.best(),
                words.text("hints.spoken", score, how) + best);
    }

    /** The best moves, for screen readers. */
    public String spoken() {
        List<MoveScore> best = moves.stream().filter(MoveScore::best).toList();
        String names = Squares.names(best.stream().map(MoveScore::square).toList(), ", ");
        String score = new ScoreWords(words).spoken(best.get(0).score());
        return words.text("hints.told", names, score);
    }

    /** The elements that the scores of a game change: {@code #sq-d3,#sq-c4}. */
    public static String squares(GameState game) {
        return Squares.list(game.turn().legalMoves()).stream()
                .map(square -> "#sq-" + Squares.name(square))
                .collect(Collectors.joining(","));
    }
}
