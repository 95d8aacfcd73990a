package flipscope.web.lesson;

import java.util.List;

/**
 * Mistakes in a lesson, shown to its author where they occur.
 *
 * @param problems messages with line numbers
 */
public record FaultView(List<String> problems) implements PartView {}
