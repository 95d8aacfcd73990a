package flipscope.lesson;

/**
 * Text between two blocks.
 *
 * @param line the line of the file on which it begins, from 1
 * @param html safe to be put into a page as it is: what was HTML is escaped, links and pictures are
 *     only such as a lesson may have
 */
public record Prose(int line, String html) implements LessonPart {}
