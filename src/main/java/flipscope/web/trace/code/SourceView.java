package flipscope.web.trace.code;

import flipscope.web.site.PageFrame;
import java.util.List;

/**
 * Some lines of a source file, always the same number of them.
 *
 * @param file the file's name
 * @param lines the lines
 * @param earlier whether the method has lines above these
 * @param later whether it has lines below
 * @param tools the ways to change the code, or null
 */
public record SourceView(
        String file, List<Line> lines, boolean earlier, boolean later, CodeToolsView tools) {

    /** Lines that can only be read. */
    public SourceView(String file, List<Line> lines, boolean earlier, boolean later) {
        this(file, lines, earlier, later, null);
    }

    /** Whether lines lead to steps; without links the keyboard reaches the pane itself. */
    public boolean isLinked() {
        return lines.stream().anyMatch(line -> line.url() != null);
    }

    /** As much of it as a page shows: in a frame perhaps a few lines, or null for none. */
    public SourceView in(PageFrame frame) {
        if (!frame.isEmbedded()) {
            return this;
        }
        return switch (frame.embed().code()) {
            case FULL -> this;
            case LINES -> aroundCurrent();
            case NONE -> null;
        };
    }

    /** As many lines as say where a step stands. */
    private static final int FEW = 5;

    /** The current line with its neighbours, always as many; the whole where none is current. */
    public SourceView aroundCurrent() {
        int current = lines.stream().map(Line::current).toList().indexOf(true);
        if (current < 0 || lines.size() <= FEW) {
            return this;
        }
        int first = Math.max(0, Math.min(current - FEW / 2, lines.size() - FEW));
        return new SourceView(
                file, lines.subList(first, first + FEW), first > 0 || earlier, later, tools);
    }

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
     * @param pieces the text again in pieces, where some are links or changes; else empty
     */
    public record Line(
            int number,
            String before,
            String marked,
            String after,
            boolean comment,
            boolean current,
            String value,
            String url,
            List<Piece> pieces) {

        /** A line that can only be read. */
        public Line(
                int number,
                String before,
                String marked,
                String after,
                boolean comment,
                boolean current,
                String value,
                String url) {
            this(number, before, marked, after, comment, current, value, url, List.of());
        }

        /** The same line in pieces. */
        public Line in(List<Piece> others) {
            return new Line(number, before, marked, after, comment, current, value, url, others);
        }

        /** Whether the menu of one of its tokens is open below it. */
        public boolean hasMenu() {
            return pieces.stream().anyMatch(Piece::chosen);
        }

        /** The classes of its element, or null. */
        public String css() {
            return current ? "current" : comment ? "comment" : null;
        }
    }

    /**
     * A piece of a line.
     *
     * @param text the text
     * @param marked whether it is part of the executed expression
     * @param before what stood here, where this is a change; else null
     * @param link the way to change it, or null
     * @param chosen whether what may stand in its place is shown
     */
    public record Piece(
            String text, boolean marked, String before, TokenLink link, boolean chosen) {}

    /** The way to what may stand in a token's place. */
    public record TokenLink(String id, String url, String name) {}
}
