package flipscope.web.view;

import java.util.List;

/**
 * Some lines of a source file, always the same number of them.
 *
 * @param file the file's name
 * @param lines the lines
 * @param earlier whether the method has lines above these
 * @param later whether it has lines below
 */
public record SourceView(String file, List<Line> lines, boolean earlier, boolean later) {

    /**
     * A line of source.
     *
     * @param number its number in the file
     * @param before the text before the executed expression, or all of it
     * @param marked the executed expression on the current line, else empty
     * @param after the text after it
     * @param comment whether it is a comment
     * @param current whether the current step is on it
     * @param value what it last came to, short, or empty
     * @param url to its next step, or null where it has none
     */
    public record Line(
            int number,
            String before,
            String marked,
            String after,
            boolean comment,
            boolean current,
            String value,
            String url) {

        /** The classes of its element, or null. */
        public String css() {
            return current ? "current" : comment ? "comment" : null;
        }
    }
}
