package flipscope.trace;

/**
 * A source file.
 *
 * @param name its path below the sources, as {@code flipscope/core/Mobility.java}
 */
public record SourceFile(String name, String text) {}
