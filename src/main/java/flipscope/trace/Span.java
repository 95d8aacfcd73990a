package flipscope.trace;

/** A range of source text. Lines and columns count from 1; the end is inclusive. */
public record Span(int line, int column, int endLine, int endColumn) {
    /** Its last character. */
    public Span end() {
        return new Span(endLine, endColumn, endLine, endColumn);
    }

    /** The same columns some lines further up. */
    public Span up(int lines) {
        return new Span(line - lines, column, endLine - lines, endColumn);
    }
}
