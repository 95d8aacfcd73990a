package flipscope.engine;

import flipscope.rules.Squares;
import java.util.List;
import java.util.Locale;

/**
 * The result of a search.
 *
 * @param square the square to play, or {@link #NO_MOVE} if the side to move must pass or the game
 *     is over
 * @param score the expected final difference in discs for the side to move, with empty squares
 *     added to the winner
 * @param depth how many moves the search looked ahead
 * @param exact whether {@code score} is the true value under best play, not an estimate
 * @param nodes how many positions were visited
 * @param line the expected squares of both sides from here on, without passes; empty if the game is
 *     over
 * @param moves the results of the root moves, best first; empty if nothing was searched
 */
public record SearchResult(
        int square,
        double score,
        int depth,
        boolean exact,
        long nodes,
        List<Integer> line,
        List<RootMove> moves) {

    /** Instead of a square: no move to play. */
    public static final int NO_MOVE = -1;

    /** Copies the lists. */
    public SearchResult {
        line = List.copyOf(line);
        moves = List.copyOf(moves);
    }

    /** A result without root moves. */
    public SearchResult(
            int square, double score, int depth, boolean exact, long nodes, List<Integer> line) {
        this(square, score, depth, exact, nodes, line, List.of());
    }

    /** The result for a finished game. */
    static SearchResult gameOver(int score) {
        return new SearchResult(NO_MOVE, score, 0, true, 0, List.of());
    }

    /** This result from the view of the other side, which must pass first. */
    SearchResult beforePass() {
        // Subtracted, since the negative of 0.0 would print as -0.0.
        return new SearchResult(NO_MOVE, 0.0 - score, depth, exact, nodes, line, moves);
    }

    /** Whether neither side can move. */
    public boolean gameOver() {
        return square == NO_MOVE && line.isEmpty();
    }

    /** Whether the side to move has no legal move but its opponent has. */
    public boolean mustPass() {
        return square == NO_MOVE && !line.isEmpty();
    }

    /** For logs and test failures: {@code c4 +2.0, depth 8, 1234 nodes: c4 e3 f4}. */
    @Override
    public String toString() {
        String move = square == NO_MOVE ? "--" : Squares.name(square);
        String names = Squares.names(line, " ");
        String how = exact ? "exact" : "depth " + depth;
        return String.format(
                Locale.ROOT, "%s %+.1f, %s, %d nodes: %s", move, score, how, nodes, names);
    }
}
