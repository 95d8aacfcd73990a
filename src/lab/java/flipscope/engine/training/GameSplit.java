package flipscope.engine.training;

import flipscope.engine.SelfPlay.Played;
import flipscope.rules.Canonical;
import flipscope.rules.Position;
import flipscope.rules.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Positions to learn from, and positions of other games to test what was learned. Only positions
 * after the last random move of a game count, since random moves would spoil the result; a game
 * that continues from the same position as an earlier one, even turned or mirrored, is left out.
 */
final class GameSplit {
    /** One game in so many is for testing. */
    private static final int TEST_EVERY = 20;

    private final ScoredPositions learned = new ScoredPositions();
    private final ScoredPositions tested = new ScoredPositions();
    private final Set<Position> seen = new HashSet<>();
    private int games;
    private int testGames;

    /** Adds games, which are split by their numbers in this list. */
    public GameSplit add(List<Played> played) {
        for (int number = 0; number < played.size(); number++) {
            add(played.get(number), number % TEST_EVERY == 0);
        }
        return this;
    }

    private void add(Played game, boolean test) {
        Replay replay = new Replay(game.squares());
        if (game.considered() >= replay.plies() || !seen.add(beginning(game, replay))) {
            return;
        }
        games++;
        testGames += test ? 1 : 0;
        ScoredPositions samples = test ? tested : learned;
        for (int ply = game.considered(); ply < replay.plies(); ply++) {
            samples.add(replay.own(ply), replay.opponent(ply), replay.score(ply));
        }
    }

    private static Position beginning(Played game, Replay replay) {
        int ply = game.considered();
        return Canonical.of(new Position(replay.own(ply), replay.opponent(ply), Side.BLACK));
    }

    /** All positions of games, none of them to learn from. */
    public static ScoredPositions all(List<Played> played) {
        GameSplit split = new GameSplit();
        played.forEach(game -> split.add(game, true));
        return split.tested;
    }

    /** The positions to learn from. */
    public ScoredPositions learned() {
        return learned;
    }

    /** The positions to test with. */
    public ScoredPositions tested() {
        return tested;
    }

    /** How many different games there are. */
    public int games() {
        return games;
    }

    /** How many of them are for testing. */
    public int testGames() {
        return testGames;
    }
}
