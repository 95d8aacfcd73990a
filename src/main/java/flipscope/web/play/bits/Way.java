package flipscope.web.play.bits;

import flipscope.rules.Direction;
import flipscope.rules.Squares;
import flipscope.story.motion.GameScenes;
import java.util.stream.Collectors;

/**
 * What was found in one direction.
 *
 * @param direction the way that the bits went
 * @param found where the lines end: legal moves, or discs that turn; bit 63 = a1
 * @param run the discs that were passed over
 */
public record Way(Direction direction, long found, long run) {

    /** The lines, each from a disc of one's own, as an SVG path: ten units a square. */
    public String lines() {
        return Squares.list(found).stream().map(this::line).collect(Collectors.joining());
    }

    private String line(int end) {
        int start = GameScenes.start(direction.opposite(), end, run);
        return "M" + middle(start) + "L" + middle(end);
    }

    private static String middle(int square) {
        return 10 * Squares.file(square) + 5 + " " + (10 * Squares.row(square) + 5);
    }
}
