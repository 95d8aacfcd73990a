package flipscope.web.lesson;

/**
 * Text between live parts.
 *
 * @param html safe HTML
 */
public record TextView(String html) implements PartView {}
