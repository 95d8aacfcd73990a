package flipscope.trace.parse;

import flipscope.trace.Span;

/**
 * The place of a statement, with its comment.
 *
 * @param span the whole statement, or the condition
 * @param paragraph the paragraph in which it begins
 * @param caption the comment that applies to it, or empty
 */
public record StatementPlace(Span span, int paragraph, String caption) {}
