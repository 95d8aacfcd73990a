package flipscope.engine.scorefour;

import flipscope.notation.ColumnText;
import java.util.List;
import java.util.Locale;

/**
 * The result of a search.
 *
 * @param column the column to play, or {@link #NO_MOVE} if the game is over
 * @param reason why
 * @param score an estimate for the player to move, in points for open lines and floating threats; 0
 *     where {@code forced} is not
 * @param forced with how many more balls the game ends if both play their best, those of both
 *     counted: positive if the player to move then wins, negative if the player loses, 0 if neither
 *     is known
 * @param depth how many moves the search looked ahead, forced replies not counted
 * @param nodes how many positions were visited
 * @param line the expected columns of both players from here on; empty if the game is over
 * @param moves the results of the moves that were searched, best first; empty if none was
 */
public record CubeResult(
        int column,
        Reason reason,
        int score,
        int forced,
        int depth,
        long nodes,
        List<Integer> line,
        List<CubeMove> moves) {

    /** Instead of a column: no move to play. */
    public static final int NO_MOVE = -1;

    /** What decides a move. */
    public enum Reason {
        /** The game is over. */
        OVER,
        /** The ball completes a line. */
        WIN,
        /** The ball stops a line that the other player would complete. */
        STOP,
        /** The ball begins a series of threats, each of which must be answered, up to a line. */
        THREATS,
        /** The ball that the search values most. */
        SEARCH
    }

    /** Copies the lists. */
    public CubeResult {
        line = List.copyOf(line);
        moves = List.copyOf(moves);
    }

    /** The result for a finished game. */
    static CubeResult over() {
        return new CubeResult(NO_MOVE, Reason.OVER, 0, 0, 0, 0, List.of(), List.of());
    }

    /** The result for a move that needs no search. */
    static CubeResult atOnce(int column, Reason reason, int forced) {
        return new CubeResult(column, reason, 0, forced, 0, 1, List.of(column), List.of());
    }

    /** The same result seen from another side of the cube. */
    CubeResult in(int view) {
        return new CubeResult(
                column(view, column),
                reason,
                score,
                forced,
                depth,
                nodes,
                line.stream().map(each -> column(view, each)).toList(),
                moves.stream().map(move -> move.in(view)).toList());
    }

    /** The column that a column becomes in a view. */
    static int column(int view, int column) {
        return Long.numberOfTrailingZeros(CubeSymmetry.of(view, 1L << column));
    }

    public boolean gameOver() {
        return column == NO_MOVE;
    }

    /** For logs and test failures: {@code c2 STOP +3, depth 5, 1234 nodes: c2 a1 b4}. */
    @Override
    public String toString() {
        String move = gameOver() ? "--" : ColumnText.write(column);
        String names = String.join(" ", line.stream().map(ColumnText::write).toList());
        return String.format(
                Locale.ROOT,
                "%s %s %+d, forced %d, depth %d, %d nodes: %s",
                move,
                reason,
                score,
                forced,
                depth,
                nodes,
                names);
    }
}
