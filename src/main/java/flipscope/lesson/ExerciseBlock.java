package flipscope.lesson;

import flipscope.rules.Position;
import java.util.Optional;

/**
 * A question whose answer is typed.
 *
 * @param question HTML, safe to be put into a page as it is
 * @param answer what is right; it grades what is typed
 * @param hint HTML like the question; may be empty
 * @param why shown after a right answer; HTML like the question; may be empty
 * @param run what the answer was computed by, if it was
 * @param board the position that it is about, if it names one
 */
public record ExerciseBlock(
        String name,
        String caption,
        int line,
        String question,
        ExpectedAnswer answer,
        String hint,
        String why,
        Optional<Run> run,
        Optional<Position> board)
        implements Block {}
