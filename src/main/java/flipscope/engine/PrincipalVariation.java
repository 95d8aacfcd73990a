package flipscope.engine;

import flipscope.core.MobilityCore;
import java.util.Arrays;
import java.util.List;

/**
 * Principal variation search: searches the first move of a position with the full window and scouts
 * the others, which are searched again if they turn out better. The value is the minimax value at
 * the depth, unaffected by pruning.
 */
final class PrincipalVariation {
    /** Greater than any value, in every unit. */
    static final int INFINITE = 10_000;

    private final Scout scout;
    private final SearchBudget budget;
    private final Candidates[] lists;

    /** {@code lines[d]}: the best squares from the latest position with {@code d} moves to go. */
    private final int[][] lines;

    private final int[] lengths;

    private final RootMoves roots;
    private int root;

    /**
     * Searches at most {@code depth} moves ahead.
     *
     * @param roots records the results of the root moves
     */
    PrincipalVariation(Scout scout, SearchBudget budget, int depth, RootMoves roots) {
        this.scout = scout;
        this.budget = budget;
        this.roots = roots;
        lists = Candidates.perDepth(depth);
        lines = new int[depth + 1][depth + 1];
        lengths = new int[depth + 1];
    }

    /** The value of a position for the side to move. */
    int value(long own, long opponent, int depth) {
        return value(own, opponent, depth, -INFINITE, INFINITE);
    }

    /**
     * The value of a position if it lies between {@code alpha} and {@code beta}; else an upper
     * bound at or below {@code alpha}, or a lower bound at or above {@code beta}.
     */
    int value(long own, long opponent, int depth, int alpha, int beta) {
        root = depth;
        long mobility = MobilityCore.mobility(own, opponent);
        int value = value(own, opponent, mobility, depth, alpha, beta);
        return lengths[depth] == 0 ? value : value - roots.bonus(lines[depth][0]);
    }

    /** The result of the latest {@link #value} at this depth, with the finished root moves. */
    SearchResult result(double score, int depth, boolean exact) {
        List<Integer> line = Arrays.stream(lines[depth], 0, lengths[depth]).boxed().toList();
        int best = line.get(0);
        return new SearchResult(best, score, depth, exact, budget.nodes(), line, roots.list(best));
    }

    private int value(long own, long opponent, long mobility, int depth, int alpha, int beta) {
        budget.count();
        lengths[depth] = 0;
        if (depth == 0) {
            return scout.leaf(own, opponent, mobility);
        }
        if (mobility != 0) {
            return bestMove(own, opponent, mobility, depth, alpha, beta);
        }
        long replies = MobilityCore.mobility(/* own= */ opponent, /* opponent= */ own);
        return replies == 0
                ? scout.finished(own, opponent)
                : -value(opponent, own, replies, depth, -beta, -alpha);
    }

    private int bestMove(long own, long opponent, long mobility, int depth, int alpha, int beta) {
        Candidates list = lists[depth];
        scout.order(list, own, opponent, mobility, depth);
        int best = -INFINITE;
        int square = TranspositionTable.NO_SQUARE;
        while (best < beta && list.advance()) {
            int least = Math.max(alpha, best);
            int value =
                    depth == root
                            ? rootValue(own, opponent, list, least, beta)
                            : moveValue(own, opponent, list, depth, least, beta);
            if (value > best) {
                best = value;
                square = list.square();
                extendLine(depth, square);
            }
        }
        scout.table(depth).store(own, opponent, depth, alpha, beta, best, square);
        return best;
    }

    /** The value of a move at the root with its bonus, recording its cost. */
    private int rootValue(long own, long opponent, Candidates list, int least, int beta) {
        long before = budget.nodes();
        int bonus = roots.bonus(list.square());
        int needed = Math.max(-INFINITE, least - bonus);
        try {
            int value = moveValue(own, opponent, list, root, needed, beta);
            roots.found(list.square(), value, value <= needed);
            return value + bonus;
        } finally {
            roots.spent(list.square(), budget.nodes() - before);
        }
    }

    private int moveValue(
            long own, long opponent, Candidates list, int depth, int alpha, int beta) {
        long nextOwn = opponent ^ list.flipped();
        long nextOpponent = own ^ list.flipped() ^ list.move();
        if (!list.first()) {
            int scouted =
                    -scout.value(nextOwn, nextOpponent, list.replies(), depth - 1, -alpha - 1);
            if (scouted <= alpha || scouted >= beta) {
                return scouted;
            }
        }
        return -value(nextOwn, nextOpponent, list.replies(), depth - 1, -beta, -alpha);
    }

    private void extendLine(int depth, int square) {
        lines[depth][0] = square;
        System.arraycopy(lines[depth - 1], 0, lines[depth], 1, lengths[depth - 1]);
        lengths[depth] = lengths[depth - 1] + 1;
    }
}
