package flipscope.lesson;

/**
 * Text between two blocks.
 *
 * @param line its first line in the file, from 1
 * @param html safe HTML: the author's HTML is escaped, links and pictures are checked
 */
public record Prose(int line, String html) implements LessonPart {}
