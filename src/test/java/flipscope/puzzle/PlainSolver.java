package flipscope.puzzle;

import flipscope.rules.NaiveRules;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.Comparator;
import java.util.List;

/**
 * Whether a move wins, by alpha-beta over the naive rules: none of the engine's code. The moves
 * that leave the fewest replies come first.
 */
final class PlainSolver {
    private PlainSolver() {}

    /** A position after a move, for the side that is then to move. */
    private record After(long own, long opponent) {
        int replies() {
            return Long.bitCount(NaiveRules.mobility(own, opponent));
        }
    }

    /** Whether a move wins whatever the other side does. */
    static boolean wins(Position at, int square) {
        After next = play(at.own(), at.opponent(), square);
        return -value(next.own, next.opponent, -1, 0) > 0;
    }

    private static int value(long own, long opponent, int alpha, int beta) {
        long moves = NaiveRules.mobility(own, opponent);
        if (moves == 0) {
            return NaiveRules.mobility(opponent, own) == 0
                    ? Long.bitCount(own) - Long.bitCount(opponent)
                    : -value(opponent, own, -beta, -alpha);
        }
        List<After> next =
                Squares.list(moves).stream()
                        .map(square -> play(own, opponent, square))
                        .sorted(Comparator.comparingInt(After::replies))
                        .toList();
        int best = Integer.MIN_VALUE;
        for (After after : next) {
            int bound = Math.max(alpha, best);
            best = Math.max(best, -value(after.own, after.opponent, -beta, -bound));
            if (best >= beta) {
                return best;
            }
        }
        return best;
    }

    private static After play(long own, long opponent, int square) {
        long flipped = NaiveRules.flips(own, opponent, square);
        return new After(opponent & ~flipped, own | flipped | Squares.bit(square));
    }
}
