package flipscope.trace;

/** What a step takes or makes: one word, or a table that it only looks into or returns whole. */
public sealed interface Value permits Word, Table {
    Type type();
}
