package flipscope.lesson;

import java.util.List;

/**
 * Replaces a block that cannot be shown, or follows a text with mistakes.
 *
 * @param line the first line of the block or text in the file, from 1
 * @param problems at least one
 */
public record FaultyPart(int line, List<LessonProblem> problems) implements LessonPart {}
