package flipscope.web.lesson;

import java.util.List;

/**
 * Mistakes in a lesson, shown where they stand to whoever writes it.
 *
 * @param problems in words, with their lines
 */
public record FaultView(List<String> problems) implements PartView {}
