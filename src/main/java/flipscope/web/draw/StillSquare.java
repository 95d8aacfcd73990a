package flipscope.web.draw;

/**
 * A square that cannot be chosen.
 *
 * @param column 0 to 7, from the left
 * @param row 0 to 7, from the top
 * @param content {@code black}, {@code white} or {@code empty}
 * @param legal whether it is shown as a legal move
 * @param marked whether the lesson is about it
 */
public record StillSquare(int column, int row, String content, boolean legal, boolean marked) {}
