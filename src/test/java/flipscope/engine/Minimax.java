package flipscope.engine;

import flipscope.rules.NaiveRules;
import flipscope.rules.Squares;

/** The definition of a position's value, over the naive rules: no pruning, no memory, no order. */
final class Minimax {
    private Minimax() {}

    /** Judges a position where the search ends before the game does. */
    interface Leaf {
        int value(long own, long opponent);
    }

    /** The final difference in discs under best play. */
    static int toTheEnd(long own, long opponent) {
        return value(own, opponent, 64, 1, (o, p) -> 0);
    }

    /**
     * The value of looking {@code depth} moves ahead; a pass is no move. Each disc of a finished
     * game counts {@code perDisc}.
     */
    static int value(long own, long opponent, int depth, int perDisc, Leaf leaf) {
        long moves = NaiveRules.mobility(own, opponent);
        if (moves == 0 && NaiveRules.mobility(opponent, own) == 0) {
            return perDisc * finalScore(own, opponent);
        }
        if (depth == 0) {
            return leaf.value(own, opponent);
        }
        if (moves == 0) {
            return -value(opponent, own, depth, perDisc, leaf);
        }
        int best = Integer.MIN_VALUE;
        for (int square : Squares.list(moves)) {
            long flipped = NaiveRules.flips(own, opponent, square);
            long after = own | flipped | Squares.bit(square);
            best = Math.max(best, -value(opponent & ~flipped, after, depth - 1, perDisc, leaf));
        }
        return best;
    }

    private static int finalScore(long own, long opponent) {
        int mine = Squares.list(own).size();
        int theirs = Squares.list(opponent).size();
        if (mine == theirs) {
            return 0;
        }
        return mine > theirs ? 64 - 2 * theirs : 2 * mine - 64;
    }
}
