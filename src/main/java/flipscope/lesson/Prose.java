package flipscope.lesson;

/**
 * Text between two blocks.
 *
 * @param line its first line in the file, from 1
 * @param html safe HTML: the author's HTML is escaped, links and pictures are checked
 * @param hasPictureFromElsewhere whether it shows a picture from another site
 */
public record Prose(int line, String html, boolean hasPictureFromElsewhere) implements LessonPart {}
