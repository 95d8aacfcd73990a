package flipscope.trace;

import flipscope.trace.DisplayFormat.Shape;

/**
 * A source file.
 *
 * @param name its path below the sources, as {@code flipscope/core/Mobility.java}
 * @param text its lines, separated by line feeds alone
 * @param numbering where the bits of its boards stand, unless an {@code @Algorithm} says it
 * @param words the shape in which a {@code long} is drawn if nothing else is said
 */
public record SourceFile(String name, String text, Numbering numbering, Shape words) {
    public SourceFile {
        text = withLineFeeds(text);
    }

    /** With words drawn as boards. */
    public SourceFile(String name, String text, Numbering numbering) {
        this(name, text, numbering, Shape.BOARD);
    }

    /** In the numbering that is usual here. */
    public SourceFile(String name, String text) {
        this(name, text, Numbering.A1_HIGH);
    }

    /** The class that it is named after. */
    public String className() {
        return name.replaceFirst(".*/", "").replaceFirst("\\.java$", "");
    }

    /** With another text in a place, which is on one line. */
    public SourceFile with(Span place, String other) {
        int start = place.offset(text);
        int end = start + place.endColumn() - place.column() + 1;
        String edited = text.substring(0, start) + other + text.substring(end);
        return new SourceFile(name, edited, numbering, words);
    }

    /** The text with line feeds for all line ends that Java knows. */
    public static String withLineFeeds(String text) {
        return text.replace("\r\n", "\n").replace('\r', '\n');
    }
}
