package flipscope.web.lesson;

import flipscope.web.draw.GridView;
import flipscope.web.draw.StillSquare;
import java.util.List;

/**
 * A position without moves to play.
 *
 * @param alt a description of the board
 * @param status the side to move
 * @param squares 64, a1 first
 * @param numbers the discs as bits, beside the board; may be empty
 */
public record BoardPartView(
        BlockView block,
        String alt,
        String status,
        List<StillSquare> squares,
        List<NumberView> numbers)
        implements PartView {

    /** The discs of one side as bits. */
    public record NumberView(String name, GridView grid) {}
}
