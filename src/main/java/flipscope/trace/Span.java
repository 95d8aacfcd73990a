package flipscope.trace;

/** A range of source text. Lines and columns count from 1; the end is inclusive. */
public record Span(int line, int column, int endLine, int endColumn) {
    /** The part of a line that begins at a character of the text. */
    public static Span of(String text, int from, int length) {
        String before = text.substring(0, from);
        int line = (int) before.chars().filter(each -> each == '\n').count() + 1;
        int column = from - before.lastIndexOf('\n');
        return new Span(line, column, line, column + length - 1);
    }

    /** Where it begins in the text, counted in characters from 0. */
    public int offset(String text) {
        int start = 0;
        for (int above = 1; above < line; above++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + column - 1;
    }

    /** Its last character. */
    public Span end() {
        return new Span(endLine, endColumn, endLine, endColumn);
    }

    /** This span some lines further up. */
    public Span up(int lines) {
        return new Span(line - lines, column, endLine - lines, endColumn);
    }
}
