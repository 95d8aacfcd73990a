package flipscope.trace;

/** The value of an expression: a word or a table. */
public sealed interface Value permits Word, Table {
    Type type();
}
