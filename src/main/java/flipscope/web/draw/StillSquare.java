package flipscope.web.draw;

/**
 * A square of a board that is only looked at.
 *
 * @param column from the left, 0 to 7
 * @param row from the top, 0 to 7
 * @param content {@code black}, {@code white} or {@code empty}
 * @param legal whether a move may be played here
 * @param marked whether the lesson is about it
 */
public record StillSquare(int column, int row, String content, boolean legal, boolean marked) {}
