package flipscope.trace;

/** A piece of source text; lines and columns count from 1, ends are inclusive. */
public record Span(int line, int column, int endLine, int endColumn) {}
