package flipscope.trace;

/**
 * Where a statement stands.
 *
 * @param span the whole statement, or the condition
 * @param paragraph the paragraph of its method that it begins in
 * @param caption the author's comment that holds for it, or empty
 */
record Place(Span span, int paragraph, String caption) {}
