package flipscope.engine.scorefour;

/**
 * What a search found for one move at its root.
 *
 * @param column where the ball is dropped
 * @param score as in {@link CubeResult}, for the player who drops it
 * @param forced as in {@link CubeResult}, for the player who drops it, this ball counted
 * @param atMost whether the move was cut off when it could no longer be the best: it is then worth
 *     {@code score} or less
 * @param nodes how many positions were visited below this move, over all depths
 */
public record CubeMove(int column, int score, int forced, boolean atMost, long nodes) {

    /** The same move seen from another side of the cube. */
    CubeMove in(int view) {
        return new CubeMove(CubeResult.column(view, column), score, forced, atMost, nodes);
    }
}
