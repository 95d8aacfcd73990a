package flipscope.puzzle;

import flipscope.rules.NaiveRules;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with a puzzle, by the naive rules alone. */
final class PuzzleFaults {
    private PuzzleFaults() {}

    /**
     * Faults that are seen without solving. Its moves are replayed from the start, so it is
     * reached.
     */
    static List<String> ofForm(Strength strength, Puzzle puzzle) {
        List<String> faults = new ArrayList<>();
        Position at = puzzle.game().turn();
        if (Long.bitCount(at.empty()) != strength.empties()) {
            faults.add(puzzle + " has " + Long.bitCount(at.empty()) + " empty squares");
        }
        if (strength != Strength.EASY && isGreedy(at, puzzle.win())) {
            faults.add(puzzle + " is won by turning most discs");
        }
        return faults;
    }

    private static boolean isGreedy(Position at, int win) {
        int most =
                Squares.list(at.legalMoves()).stream()
                        .mapToInt(each -> flips(at, each))
                        .max()
                        .orElse(0);
        return flips(at, win) == most;
    }

    private static int flips(Position at, int square) {
        return Long.bitCount(NaiveRules.flips(at.own(), at.opponent(), square));
    }

    /** Moves of which the puzzle says something else than the plain solver. */
    static List<String> ofSolution(Puzzle puzzle) {
        Position at = puzzle.game().turn();
        return Squares.list(at.legalMoves()).stream()
                .filter(square -> PlainSolver.wins(at, square) != (square == puzzle.win()))
                .map(square -> puzzle + ": " + Squares.name(square))
                .toList();
    }
}
