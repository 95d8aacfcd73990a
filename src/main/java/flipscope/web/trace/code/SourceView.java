package flipscope.web.trace.code;

import flipscope.web.site.PageFrame;
import java.util.List;

/**
 * A fixed number of lines of a source file.
 *
 * @param file the file's name
 * @param lines the lines
 * @param earlier whether the method has lines above these
 * @param later whether the method has lines below these
 * @param tools the ways to edit the code, or null
 */
public record SourceView(
        String file, List<Line> lines, boolean earlier, boolean later, CodeToolsView tools) {

    /** Without editing. */
    public SourceView(String file, List<Line> lines, boolean earlier, boolean later) {
        this(file, lines, earlier, later, null);
    }

    /** Whether lines link to steps; without links the pane itself takes the focus. */
    public boolean isLinked() {
        return lines.stream().anyMatch(line -> line.url() != null);
    }

    /** The part that a page shows: in a frame perhaps a few lines, or null for none. */
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

    /** The number of lines in a small frame. */
    private static final int FEW = 5;

    /** The current line and its neighbours, {@link #FEW} in all; every line if none is current. */
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
     * @param line the line as it is shown
     * @param before the text before the executed expression, or all of it
     * @param marked the executed expression, on the current line only; else empty
     * @param after the text after it
     * @param current whether it holds the current step
     * @param near whether it is the current line of code, or the one before or after it
     * @param value its last value, abbreviated, or empty
     * @param url its next step, or null
     * @param pieces the same text split at links and edits; empty without any
     */
    public record Line(
            CodeLine line,
            String before,
            String marked,
            String after,
            boolean current,
            boolean near,
            String value,
            String url,
            List<Piece> pieces) {

        /** Without a step, links or edits. */
        static Line of(CodeLine line) {
            return new Line(line, line.text(), "", "", false, false, "", null, List.of());
        }

        /** The line of a step, with a part of it marked. */
        Line marking(int from, int to) {
            String text = line.text();
            return new Line(
                    line,
                    text.substring(0, from),
                    text.substring(from, Math.max(from, to)),
                    text.substring(Math.max(from, to)),
                    true,
                    near,
                    value,
                    url,
                    pieces);
        }

        Line with(String lastValue, String nextUrl, boolean isNear) {
            return new Line(
                    line, before, marked, after, current, isNear, lastValue, nextUrl, pieces);
        }

        /** The same line in pieces. */
        public Line in(List<Piece> others) {
            return new Line(line, before, marked, after, current, near, value, url, others);
        }

        /** Its number in the file. */
        public int number() {
            return line.number();
        }

        /** Whether a menu is open below it. */
        public boolean hasMenu() {
            return pieces.stream().anyMatch(Piece::chosen);
        }

        /** The classes of its element, or null. */
        public String css() {
            if (current) {
                return "current";
            }
            return near ? "near" : line.isComment() ? "comment" : null;
        }
    }

    /**
     * A piece of a line.
     *
     * @param text the text
     * @param marked whether it is part of the executed expression
     * @param before the original token if this one is edited, else null
     * @param link the link to its replacements, or null
     * @param chosen whether its replacements are shown
     */
    public record Piece(
            String text, boolean marked, String before, TokenLink link, boolean chosen) {}

    /** The link to the replacements for a token. */
    public record TokenLink(String id, String url, String name) {}
}
