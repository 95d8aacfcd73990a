package flipscope.trace;

/**
 * A source file.
 *
 * @param name its path below the sources, as {@code flipscope/core/Mobility.java}
 * @param text its lines, separated by line feeds alone
 */
public record SourceFile(String name, String text) {
    public SourceFile {
        text = withLineFeeds(text);
    }

    /** The text with line feeds for all line ends that Java knows. */
    public static String withLineFeeds(String text) {
        return text.replace("\r\n", "\n").replace('\r', '\n');
    }
}
