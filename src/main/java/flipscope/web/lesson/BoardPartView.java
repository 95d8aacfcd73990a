package flipscope.web.lesson;

import flipscope.web.draw.GridView;
import flipscope.web.draw.StillSquare;
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
        List<StillSquare> squares,
        List<NumberView> numbers)
        implements PartView {

    /** The discs of a colour as bits, and whose they are. */
    public record NumberView(String name, GridView grid) {}
}
