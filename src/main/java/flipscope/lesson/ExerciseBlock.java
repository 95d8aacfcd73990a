package flipscope.lesson;

import flipscope.rules.Position;
import java.util.Optional;

/**
 * A question with a typed answer.
 *
 * @param question safe HTML
 * @param answer the correct answer, which grades typed ones
 * @param hint safe HTML; may be empty
 * @param why shown after a correct answer; safe HTML; may be empty
 * @param run the computation of the answer, if there is one
 * @param board the position in question, if there is one
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
