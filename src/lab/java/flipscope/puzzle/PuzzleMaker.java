package flipscope.puzzle;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.TranscriptText;
import flipscope.rules.Canonical;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Finds puzzles in games that the engine plays against itself, one game a seed. */
public final class PuzzleMaker {
    private static final int LOWEST_LEVEL = 3;
    private static final int LEVELS = 3;

    /** A puzzle has at least so many more legal moves than the number of its strength. */
    private static final int MORE_MOVES = 2;

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
        if (game.isOver() || !fits(at)) {
            return Optional.empty();
        }
        OptionalInt win = onlyWin(at);
        boolean kept = win.isPresent() && suits(at, win.getAsInt()) && seen.add(Canonical.of(at));
        return kept
                ? Optional.of(new Puzzle(TranscriptText.write(game), win.getAsInt()))
                : Optional.empty();
    }

    /** Whether a position has the right number of empty squares and enough legal moves. */
    private boolean fits(Position at) {
        return Long.bitCount(at.empty()) == strength.empties()
                && Long.bitCount(at.legalMoves()) >= strength.number() + MORE_MOVES;
    }

    /** In an easy puzzle alone the winning move may be the one that turns most discs. */
    private boolean suits(Position at, int win) {
        int most =
                Squares.list(at.legalMoves()).stream()
                        .mapToInt(square -> Long.bitCount(at.flips(square)))
                        .max()
                        .orElse(0);
        return strength == Strength.EASY || Long.bitCount(at.flips(win)) < most;
    }

    /** The only move that wins; empty if none or several do. */
    static OptionalInt onlyWin(Position at) {
        List<Integer> wins = new ArrayList<>();
        for (int square : Squares.list(at.legalMoves())) {
            if (ExactEnd.lead(at, square) > 0) {
                wins.add(square);
            }
            if (wins.size() > 1) {
                return OptionalInt.empty();
            }
        }
        return wins.stream().mapToInt(Integer::intValue).findFirst();
    }
}
