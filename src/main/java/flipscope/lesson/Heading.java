package flipscope.lesson;

/**
 * The heading of a chapter.
 *
 * @param id its anchor, unique in the lesson
 * @param text plain text
 */
public record Heading(String id, String text) {}
