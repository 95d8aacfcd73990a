package flipscope.web.lesson;

/**
 * Text between live parts.
 *
 * @param html safe to be put into the page as it is
 */
public record TextView(String html) implements PartView {}
