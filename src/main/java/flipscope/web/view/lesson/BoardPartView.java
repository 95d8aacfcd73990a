package flipscope.web.view.lesson;

import flipscope.web.view.GridView;
import java.util.List;

/**
 * A position that is looked at.
 *
 * @param alt what stands where, in words
 * @param status who is to move
 * @param squares sixty-four, a1 first
 * @param numbers discs as bits, beside the board; may be empty
 */
public record BoardPartView(
        BlockView block,
        String alt,
        String status,
        List<SquareView> squares,
        List<NumberView> numbers)
        implements PartView {

    /** The discs of a colour as bits, and whose they are. */
    public record NumberView(String name, GridView grid) {}

    /**
     * A square.
     *
     * @param column from the left, 0 to 7
     * @param row from the top, 0 to 7
     * @param content {@code black}, {@code white} or {@code empty}
     * @param legal whether a move may be played here
     * @param marked whether the lesson is about it
     */
    public record SquareView(int column, int row, String content, boolean legal, boolean marked) {}
}
