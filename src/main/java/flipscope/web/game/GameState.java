package flipscope.web.game;

import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.web.site.Embedding;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game as a page shows it: replayed, at one of its plies.
 *
 * @param url where it came from; its moves are those of {@code whole}
 * @param whole all moves, those for redo too
 * @param ply how many of them are shown, 0 to all
 */
public record GameState(GameUrl url, Game whole, int ply) {

    /** The same game inside somebody else's page. */
    public GameState within(Embedding host) {
        return new GameState(url.within(host), whole, ply);
    }

    /** The game as far as it is shown. */
    public Game shown() {
        return whole.at(ply);
    }

    /** The position in which the next move is played, after a pass if one is forced. */
    public Position turn() {
        return shown().turn();
    }

    /** The last move that is shown, if there is one. */
    public Optional<Ply> last() {
        return ply == 0 ? Optional.empty() : Optional.of(whole.plies().get(ply - 1));
    }

    /** The square that the game goes on with, if moves follow that are not shown. */
    public Optional<Integer> next() {
        return isPast() ? Optional.of(whole.plies().get(ply).square()) : Optional.empty();
    }

    /**
     * The same game at a ply that a move follows: this one, or else the one before the last move.
     */
    public GameState beforeMove() {
        return isPast() || ply == 0 ? this : new GameState(url.atPly(ply - 1), whole, ply - 1);
    }

    /** Whether moves follow that are not shown. */
    public boolean isPast() {
        return ply < whole.plies().size();
    }

    public boolean isOver() {
        return shown().isOver();
    }

    /** Whether the person may play now. */
    public boolean isPersonToMove() {
        return !isOver() && url.player().plays(turn().toMove());
    }

    /** Whether the engine has to play now. It does not while an earlier ply is looked at. */
    public boolean isEngineToMove() {
        return !isOver() && !isPast() && !isPersonToMove();
    }

    /** Whether the engine, which plays itself, waits to be asked for a move. */
    public boolean isPaused() {
        return isEngineToMove() && url.player() == Player.NONE && url.paused();
    }

    /** The same game with the score of every legal move. */
    public GameState hinting() {
        return new GameState(url.hinting(true), whole, ply);
    }

    /** Whether the engine's move comes by itself. */
    public boolean isThinking() {
        return isEngineToMove() && !isPaused();
    }

    /** The game without the moves that are not shown. */
    public GameUrl fromHere() {
        return url.withMoves(transcript(ply));
    }

    /** The game after one move more, the moves for redo dropped. */
    public GameUrl after(int square) {
        return url.withMoves(transcript(ply) + Squares.name(square));
    }

    /** The person's turn before this one, if there was any; the move before where none plays. */
    public Optional<GameUrl> undo() {
        return IntStream.iterate(ply - 1, p -> p >= 0, p -> p - 1)
                .filter(this::isPersonsTurn)
                .mapToObj(url::atPly)
                .findFirst();
    }

    /** The person's turn after this one, or else the end of the moves. */
    public Optional<GameUrl> redo() {
        int all = whole.plies().size();
        return IntStream.rangeClosed(ply + 1, all)
                .filter(p -> p == all || isPersonsTurn(p))
                .mapToObj(url::atPly)
                .findFirst();
    }

    private boolean isPersonsTurn(int at) {
        return url.player() == Player.NONE || url.player().plays(whole.plies().get(at).side());
    }

    /** The first moves as text. */
    public String transcript(int plies) {
        List<Integer> moves = whole.moves().subList(0, plies);
        return moves.stream().map(Squares::name).collect(Collectors.joining());
    }
}
