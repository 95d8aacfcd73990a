package flipscope.engine;

import flipscope.rules.Squares;
import java.util.List;

/**
 * What the engine thinks of a position.
 *
 * @param square the square to play, or {@link #NO_MOVE} where the side to move must pass or the
 *     game is over
 * @param score the expected final difference in discs for the side to move, empty squares to the
 *     winner
 * @param depth how many moves were looked ahead
 * @param exact whether {@code score} is the true value under best play, not an estimate
 * @param nodes how many positions were visited
 * @param line the squares that both sides are expected to play from here on, passes left out; empty
 *     when the game is over
 * @param moves what the search made of each move, the best first; empty where nothing was searched
 */
public record SearchResult(
        int square,
        double score,
        int depth,
        boolean exact,
        long nodes,
        List<Integer> line,
        List<RootMove> moves) {

    /** In place of a square: there is nothing to play. */
    public static final int NO_MOVE = -1;

    /** Keeps its own copies of the lists. */
    public SearchResult {
        line = List.copyOf(line);
        moves = List.copyOf(moves);
    }

    /** An answer that says nothing of the single moves. */
    public SearchResult(
            int square, double score, int depth, boolean exact, long nodes, List<Integer> line) {
        this(square, score, depth, exact, nodes, line, List.of());
    }

    /** The answer to a finished game. */
    static SearchResult gameOver(int score) {
        return new SearchResult(NO_MOVE, score, 0, true, 0, List.of());
    }

    /** What this answer means to the other side, which must pass first. */
    SearchResult beforePass() {
        // Subtracted, since the negative of 0.0 would print as -0.0.
        return new SearchResult(NO_MOVE, 0.0 - score, depth, exact, nodes, line, moves);
    }

    /** Whether neither side can move. */
    public boolean gameOver() {
        return square == NO_MOVE && line.isEmpty();
    }

    /** Whether the side to move has no move but its opponent has. */
    public boolean mustPass() {
        return square == NO_MOVE && !line.isEmpty();
    }

    /** For logs and failing tests: {@code c4 +2.0, depth 8, 1234 nodes: c4 e3 f4}. */
    @Override
    public String toString() {
        String move = square == NO_MOVE ? "--" : Squares.name(square);
        String names = String.join(" ", line.stream().map(Squares::name).toList());
        String how = exact ? "exact" : "depth " + depth;
        return "%s %+.1f, %s, %d nodes: %s".formatted(move, score, how, nodes, names);
    }
}
