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
import flipscope.web.game.Player;
import flipscope.web.site.Link;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Presents the scores of legal moves, in words and on the squares. */
public final class HintViews {
    private static final String AT_ONCE = "0ms";
    private static final String BUSY_DELAY = "2s";

    private final Messages words;
    private final ScoreWords scores;

    public HintViews(Messages words) {
        this.words = words;
        this.scores = new ScoreWords(words);
    }

    /** The control for showing the scores of a game, or a note that they are being computed. */
    HintsView of(GameState game) {
        if (game.isOver() || game.url().player() == Player.NONE) {
            return HintsView.NONE;
        }
        return game.url().hints() && game.isPersonToMove()
                ? coming(game, AT_ONCE, words.text("hints.coming"))
                : waiting(game);
    }

    /** While the engine is to move, only the control keeps its place. */
    private static HintsView waiting(GameState game) {
        return new HintsView(toggle(game), game.url().hints(), Optional.empty(), "", "", "");
    }

    /** A note that the engine is busy. */
    HintsView busy(GameState game) {
        return coming(game, BUSY_DELAY, words.text("play.busy"));
    }

    private HintsView coming(GameState game, String delay, String note) {
        String squares =
                Squares.list(game.turn().legalMoves()).stream()
                        .map(square -> "#sq-" + Squares.name(square))
                        .collect(Collectors.joining(","));
        return new HintsView(toggle(game), true, Optional.of(load(game)), squares, delay, note);
    }

    /** Explains the scores. */
    HintsView there(GameState game, List<MoveScore> moves) {
        return new HintsView(
                toggle(game), true, Optional.empty(), "", "", note(game.turn().toMove(), moves));
    }

    /** What the scores mean, and whether they are certain or how far they may be off. */
    public String note(Side side, List<MoveScore> moves) {
        String meaning = words.text("hints.meaning", GameBoards.side(words, side));
        return meaning + " " + certainty(moves);
    }

    private String certainty(List<MoveScore> moves) {
        if (moves.stream().allMatch(MoveScore::exact)) {
            return words.text("hints.exact");
        }
        int depth = moves.stream().mapToInt(MoveScore::depth).min().orElse(0);
        return words.text("hints.estimate", depth) + " " + ErrorMargin.ofScores(words);
    }

    /** The scores by the names of their squares. */
    public Map<String, HintView> onSquares(List<MoveScore> moves) {
        return moves.stream()
                .collect(Collectors.toMap(move -> Squares.name(move.square()), this::hint));
    }

    private HintView hint(MoveScore move) {
        String how = words.text(move.exact() ? "hints.spoken.exact" : "hints.spoken.estimate");
        String best = move.best() ? ", " + words.text("hints.spoken.best") : "";
        return new HintView(
                ScoreWords.signed(move.score()),
                move.exact(),
                move.best(),
                words.text("hints.spoken", scores.spoken(move.score()), how) + best);
    }

    /** The best moves, for screen readers. */
    public String spoken(List<MoveScore> moves) {
        List<MoveScore> best = moves.stream().filter(MoveScore::best).toList();
        String names =
                best.stream()
                        .map(move -> Squares.name(move.square()))
                        .collect(Collectors.joining(", "));
        return words.text("hints.told", names, scores.spoken(best.get(0).score()));
    }

    /** The address of a game's scores. */
    static String load(GameState game) {
        return game.url()
                .in(Link.to("/play/hints"))
                .with(game.url().hinting(true).parameters())
                .toString();
    }

    private static Optional<String> toggle(GameState game) {
        return Optional.of(game.url().hinting(!game.url().hints()).play());
    }
}
