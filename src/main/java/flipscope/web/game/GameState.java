package flipscope.web.game;

import flipscope.engine.Level;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Slug;
import flipscope.web.address.Embedding;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A game as a page shows it: replayed, at one of its plies.
 *
 * @param url its address; the moves are those of {@code whole}
 * @param whole the game with all moves, including those for redo
 * @param ply how many moves are shown, from 0 to all
 */
public record GameState(GameUrl url, Game whole, int ply) implements PlayedGame {
    private static final int SEEDS = 1_000_000;

    /** The same position of the same game, at another address. */
    public GameState with(GameUrl other) {
        return new GameState(other, whole, ply);
    }

    /** The same game in an embed. */
    public GameState within(Embedding host) {
        return with(url.within(host));
    }

    /** The game up to the shown ply. */
    public Game shown() {
        return whole.at(ply);
    }

    /** The position in which the next move is played, after a forced pass if any. */
    public Position turn() {
        return shown().turn();
    }

    /** The last shown move, if any. */
    public Optional<Ply> last() {
        return ply == 0 ? Optional.empty() : Optional.of(whole.plies().get(ply - 1));
    }

    /** The square of the next move, if later moves are hidden. */
    public Optional<Integer> next() {
        return isPast() ? Optional.of(whole.plies().get(ply).square()) : Optional.empty();
    }

    /** The same game with a next move: at this ply, or at the end one ply earlier. */
    public GameState beforeMove() {
        return isPast() || ply == 0 ? this : new GameState(url.atPly(ply - 1), whole, ply - 1);
    }

    @Override
    public int plies() {
        return whole.plies().size();
    }

    @Override
    public boolean isOver() {
        return shown().isOver();
    }

    @Override
    public boolean isPersonToMove() {
        return !isOver() && url.player().plays(turn().toMove());
    }

    /** A friend's moves come by a link, and nobody answers for them here. */
    @Override
    public boolean isEngineToMove() {
        return PlayedGame.super.isEngineToMove() && !url.friend();
    }

    /** Whether a friend is to move, to whom the game is to be sent. */
    public boolean isFriendToMove() {
        return url.friend() && !isOver() && !isPast() && !isPersonToMove();
    }

    /** The game as the other side sees it, to be sent: whoever opens it is to move. */
    public GameUrl sent() {
        Player other = Slug.of(toMove()).equals(Player.BLACK.word()) ? Player.BLACK : Player.WHITE;
        return url.withMoves(transcript()).hinting(false).playing(other).withFriend(true);
    }

    @Override
    public Optional<String> choice() {
        return PlayedGame.super.choice().filter(how -> !url.friend());
    }

    /** Whether the engine plays both sides and waits to be asked for each move. */
    public boolean isPaused() {
        return isEngineToMove() && url.player() == Player.NONE && url.paused();
    }

    /**
     * The same game, which will have a seed of its own if it is new and the engine plays at a level
     * that varies.
     */
    GameState fresh() {
        return plies() > 0
                        || url.friend()
                        || url.player() == Player.BOTH
                        || !new Level(url.level()).varies()
                ? this
                : with(url.seeded(GameSettings.FRESH));
    }

    /** The same game with a seed, drawn now if it was to have a fresh one. */
    public GameState drawn() {
        int seed = ThreadLocalRandom.current().nextInt(1, SEEDS);
        return url.seed() == GameSettings.FRESH ? with(url.seeded(seed)) : this;
    }

    /** The same game with the scores of all legal moves. */
    public GameState hinting() {
        return with(url.hinting(true));
    }

    @Override
    public boolean isThinking() {
        return isEngineToMove() && !isPaused();
    }

    /** The game without the moves after this ply. */
    public GameUrl fromHere() {
        return url.withMoves(transcript());
    }

    /** Another game from the same start, between the same players. */
    public GameUrl again() {
        return url.from(url.start()).seeded(GameSettings.FRESH);
    }

    /** The game after another move; drops the moves for redo. */
    public GameUrl after(int square) {
        return url.withMoves(transcript() + Squares.name(square));
    }

    @Override
    public Side side(int at) {
        return whole.plies().get(at).side();
    }

    @Override
    public String move(int at) {
        return Squares.name(whole.plies().get(at).square());
    }

    /** Where the engine plays both sides, every turn is taken for the person's. */
    @Override
    public boolean isPersonsTurn(int at) {
        return url.player() == Player.NONE || url.player().plays(side(at));
    }

    /** The same game, both sides played by the person. */
    public GameState freely() {
        return with(url.playing(Player.BOTH));
    }

    @Override
    public Side toMove() {
        return turn().toMove();
    }

    /** The openings after other moves, for whoever would play on from there. */
    public String openings(String moves) {
        GameUrl settings = url.from(url.start());
        return settings.hinting(false).withMoves(moves).part("openings").toString();
    }

    /** The moves up to what is shown. */
    public String transcript() {
        return transcript(ply);
    }

    /** The first moves as text. */
    public String transcript(int plies) {
        return Squares.names(whole.moves().subList(0, plies), "");
    }
}
