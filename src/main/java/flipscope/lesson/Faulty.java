package flipscope.lesson;

import java.util.List;

/**
 * What stands in the place of a block that cannot be shown, or after a text with mistakes.
 *
 * @param line the line of the file on which the block or the text begins, from 1
 * @param problems what is wrong with it; at least one
 */
public record Faulty(int line, List<LessonProblem> problems) implements LessonPart {
    /** Takes a copy. */
    public Faulty {
        problems = List.copyOf(problems);
    }
}
