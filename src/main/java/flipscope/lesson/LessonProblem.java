package flipscope.lesson;

/**
 * A mistake in a lesson, reported to its author.
 *
 * @param line the line in the file, from 1
 * @param message what is wrong and what is expected; plain text
 */
public record LessonProblem(int line, String message) {}
