package flipscope.web.play;

import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.Player;
import flipscope.web.game.PlyLineView;
import flipscope.web.site.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Describes the last moves, one line each, with links to the steps behind them. Flips are traced on
 * the position before the move, legal moves on the current position.
 */
final class PlyLines {
    private static final String FLIPS = "reversi/flips/core";
    private static final String MOBILITY = "reversi/mobility/core";

    private final Messages words;

    PlyLines(Messages words) {
        this.words = words;
    }

    /** The person's last move, the engine's since, and the current legal moves. */
    List<PlyLineView> of(GameState game) {
        List<PlyLineView> lines = new ArrayList<>();
        for (Ply ply : sinceLastTurn(game)) {
            if (ply.afterPass() && !lines.isEmpty()) {
                lines.add(passed(game, ply.side().other()));
            }
            lines.add(move(game, ply));
        }
        if (game.shown().mustPass()) {
            lines.add(passed(game, game.toMove().other()));
        }
        if (game.isPersonToMove()) {
            lines.add(moves(game));
        }
        return lines;
    }

    /**
     * The plies since the person's last one, included; the last two if the person plays both sides.
     */
    static List<Ply> sinceLastTurn(GameState game) {
        List<Ply> plies = game.shown().plies();
        int first = Math.max(0, plies.size() - 1);
        boolean alone = !isAgainstEngine(game);
        while (first > 0 && !alone && !game.url().player().plays(plies.get(first).side())) {
            first--;
        }
        return plies.subList(alone ? Math.max(0, plies.size() - 2) : first, plies.size());
    }

    private static boolean isAgainstEngine(GameState game) {
        return game.url().player() == Player.BLACK || game.url().player() == Player.WHITE;
    }

    private PlyLineView move(GameState game, Ply ply) {
        String square = Squares.name(ply.square());
        int flips = Long.bitCount(ply.flips());
        Link url = game.url().trace(FLIPS, ply.number() - 1, square);
        return PlyLineView.leading(
                        words.text(
                                "play.line.move",
                                GameBoards.who(words, game, ply.side()),
                                square,
                                flips),
                        Optional.of(url.toString()),
                        words.text("play.line.move.about", square))
                .chosen(
                        game.choice().filter(last -> ply.number() == game.ply()),
                        words.text("play.line.why", square));
    }

    private PlyLineView passed(GameState game, Side side) {
        return PlyLineView.plain(words.text("play.line.pass", GameBoards.who(words, game, side)));
    }

    private PlyLineView moves(GameState game) {
        Position turn = game.turn();
        int moves = Long.bitCount(turn.legalMoves());
        String text =
                game.url().player() == Player.BOTH
                        ? words.text(
                                "play.line.moves.of", GameBoards.side(words, turn.toMove()), moves)
                        : words.text("play.line.moves", moves);
        return PlyLineView.leading(
                text,
                Optional.of(game.url().trace(MOBILITY, game.ply()).toString()),
                words.text("play.line.moves.about"));
    }
}
