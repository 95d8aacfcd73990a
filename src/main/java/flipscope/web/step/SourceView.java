package flipscope.web.step;

import flipscope.web.address.NamedLink;
import flipscope.web.page.PageContext;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A fixed number of lines of a source file, so that what stands below never moves.
 *
 * @param file the file's name
 * @param lines the lines
 * @param earlier whether the method has lines above these
 * @param later whether the method has lines below these
 * @param tools the ways to edit the code
 */
public record SourceView(
        String file, List<Line> lines, boolean earlier, boolean later, Optional<Tools> tools) {

    /**
     * The ways to edit the code.
     *
     * @param toggle this page with editing turned on or off
     * @param open whether tokens are links now
     * @param editor all of it in the editor
     * @param menu the replacements for the chosen token
     */
    public record Tools(String toggle, boolean open, String editor, Optional<CodeMenu> menu) {}

    /** Whether tokens are links. */
    public boolean isOpen() {
        return tools.filter(Tools::open).isPresent();
    }

    /** Whether lines link to steps; without links the pane itself takes the focus. */
    public boolean isLinked() {
        return lines.stream().anyMatch(line -> line.url().isPresent());
    }

    /** The part that a page shows: in a frame perhaps a few lines, or null for none. */
    public SourceView in(PageContext frame) {
        if (!frame.isEmbedded()) {
            return this;
        }
        return switch (frame.embed().code()) {
            case FULL -> this;
            case LINES -> aroundCurrent();
            case NONE -> null;
        };
    }

    /** With links only from lines so near to the current one: long code in links needs room. */
    public SourceView linked(int near) {
        int current = Math.max(0, lines.stream().map(Line::current).toList().indexOf(true));
        List<Line> linked =
                IntStream.range(0, lines.size())
                        .mapToObj(at -> lines.get(at).linked(Math.abs(at - current) <= near))
                        .toList();
        return new SourceView(file, linked, earlier, later, tools);
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
     * @param from where the executed expression begins, on the current line; else the end
     * @param to where it ends
     * @param current whether it holds the current step
     * @param near whether it is the current line of code, or the one before or after it
     * @param value its last value, abbreviated, or empty
     * @param url its next step
     * @param pieces the same text split at links and edits; empty without any
     */
    public record Line(
            CodeLine line,
            int from,
            int to,
            boolean current,
            boolean near,
            String value,
            Optional<String> url,
            List<Piece> pieces) {

        /** This line, with its link or without it. */
        private Line linked(boolean has) {
            return has
                    ? this
                    : new Line(line, from, to, current, near, value, Optional.empty(), pieces);
        }

        /** Without a step, links or edits. */
        static Line of(CodeLine line) {
            int end = line.text().length();
            return new Line(line, end, end, false, false, "", Optional.empty(), List.of());
        }

        /** This line in pieces. */
        public Line in(List<Piece> others) {
            return new Line(line, from, to, current, near, value, url, others);
        }

        /** The text before the executed expression, or all of it. */
        public String before() {
            return line.text().substring(0, from);
        }

        /** The executed expression, on the current line only; else empty. */
        public String marked() {
            return line.text().substring(from, to);
        }

        /** The text after it. */
        public String after() {
            return line.text().substring(to);
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
     * @param before the original token if this one is edited
     * @param link the link to its replacements
     * @param chosen whether its replacements are shown
     */
    public record Piece(
            String text,
            boolean marked,
            Optional<String> before,
            Optional<NamedLink> link,
            boolean chosen) {}
}
