package flipscope.lesson;

/**
 * A mistake in a lesson, for the one who writes it.
 *
 * @param line the line of the file, from 1
 * @param message what is wrong and what would be right; plain text
 */
public record LessonProblem(int line, String message) {}
