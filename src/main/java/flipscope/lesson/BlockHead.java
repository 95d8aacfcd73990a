package flipscope.lesson;

/**
 * What all blocks have.
 *
 * @param kind as its fence names it: {@code trace}
 * @param name unique in the lesson
 * @param caption safe HTML; may be empty
 * @param line the line of its fence
 */
public record BlockHead(String kind, String name, String caption, int line) {}
