package flipscope.lesson;

import java.util.List;

/**
 * Replaces a block that cannot be shown, or follows a text with mistakes.
 *
 * @param problems at least one
 */
public record FaultyPart(List<LessonProblem> problems) implements LessonPart {}
