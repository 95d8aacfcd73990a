package flipscope.puzzle;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.TranscriptText;
import flipscope.rules.Canonical;
import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Finds puzzles in games that the engine plays against itself, one game a seed. */
public final class PuzzleMaker {
    private static final int LOWEST_LEVEL = 3;
    private static final int LEVELS = 3;

    private final Strength strength;
    private final Set<Position> seen = new HashSet<>();
    private int seed;

    /**
     * @param seed of the first game
     */
    public PuzzleMaker(Strength strength, int seed) {
        this.strength = strength;
        this.seed = seed;
    }

    /** The next puzzle; no two have the same position, even if rotated or mirrored. */
    public Puzzle next() {
        while (true) {
            Optional<Puzzle> found = puzzle(played(seed++));
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    /** The game of a seed, as far as the puzzles of this strength. */
    private Game played(int ofSeed) {
        Level level = new Level(LOWEST_LEVEL + ofSeed % LEVELS);
        Game game = Game.from(Position.START);
        while (!game.isOver() && Long.bitCount(game.turn().empty()) > strength.empties()) {
            game = game.play(Engine.best(game.turn(), level, ofSeed).square());
        }
        return game;
    }

    private Optional<Puzzle> puzzle(Game game) {
        Position at = game.turn();
        if (game.isOver() || !strength.fits(at)) {
            return Optional.empty();
        }
        OptionalInt win = ExactEnd.onlyWin(at);
        boolean kept =
                win.isPresent()
                        && strength.allows(at, win.getAsInt())
                        && seen.add(Canonical.of(at));
        return kept
                ? Optional.of(new Puzzle(TranscriptText.write(game), win.getAsInt()))
                : Optional.empty();
    }
}
