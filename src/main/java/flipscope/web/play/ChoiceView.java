package flipscope.web.play;

import flipscope.engine.Level;
import flipscope.engine.RootMove;
import flipscope.engine.SearchResult;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Squares;
import flipscope.web.address.Link;
import flipscope.web.engine.ScoreWords;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Locale;

/**
 * How the engine chose a move. Its title is that of the page: {@code How did White choose d6?}
 *
 * @param game the game after the move
 * @param answer the search for it; its moves are the candidates, best first
 */
public record ChoiceView(PageContext frame, GameState game, SearchResult answer)
        implements PageView {
    private static final String MOBILITY = "reversi/mobility/core";
    private static final String FLIPS = "reversi/flips/core";

    private Ply ply() {
        return game.last().orElseThrow();
    }

    @Override
    public String description() {
        return sentence();
    }

    /** How far it looked ahead and what it expects. */
    public String sentence() {
        int choices = answer.moves().size();
        String best = Squares.name(answer.square());
        String score = ScoreWords.signed(answer.score());
        String kind = choices == 1 ? "only" : answer.exact() ? "exact" : "estimate";
        String found =
                text(
                        "thinking.choice." + kind,
                        side(ply()),
                        choices,
                        answer.depth(),
                        answer.nodes(),
                        best,
                        score);
        return varies() ? found + " " + text("thinking.choice.varies") : found;
    }

    private boolean varies() {
        boolean drawn = new Level(game.url().level()).varies() && game.url().seed() != 0;
        return drawn && answer.moves().size() > 1 && !answer.exact();
    }

    /** A note if the played move differs from the engine's choice at this level. */
    public String other() {
        String best = Squares.name(answer.square());
        String played = Squares.name(ply().square());
        return best.equals(played)
                ? ""
                : text("thinking.choice.other", played, game.url().level(), best);
    }

    /** The steps that compute the legal moves. */
    public Link mobility() {
        return game.url().trace(MOBILITY, game.ply() - 1);
    }

    /** The steps that compute the flips of the move. */
    public Link flips() {
        return game.url().trace(FLIPS, game.ply() - 1, Squares.name(ply().square()));
    }

    /** Whether the engine chooses a candidate. */
    public boolean isBest(RootMove move) {
        return move.square() == answer.square();
    }

    /** Its score: {@code ≈+4}, or an upper bound. */
    public String score(RootMove move) {
        String score = ScoreWords.marked(move.score(), answer.exact());
        return move.atMost() ? text("thinking.choice.at-most", score) : score;
    }

    /** How many of the positions were visited below it, as a percentage. */
    public String share(RootMove move) {
        double share = 100.0 * move.nodes() / Math.max(1, answer.nodes());
        return String.format(Locale.ROOT, "%.1f", share);
    }

    /** The board after a candidate; the engine does not reply there. */
    public String board(RootMove move) {
        return board(List.of(move.square()));
    }

    /** The moves that are expected after the best one. */
    public List<Ply> expected() {
        List<Ply> plies = Game.from(ply().before(), answer.line()).plies();
        return plies.subList(1, plies.size());
    }

    /** The board after an expected move. */
    public String board(Ply expected) {
        return board(answer.line().subList(0, expected.number()));
    }

    private String board(List<Integer> moves) {
        GameUrl still = game.url().playing(Player.BOTH);
        String before = game.transcript(game.ply() - 1);
        return still.withMoves(before + Squares.names(moves, "")).play();
    }

    public String side(Ply move) {
        return GameBoards.side(frame.words(), move.side());
    }
}
