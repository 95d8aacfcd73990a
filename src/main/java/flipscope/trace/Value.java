package flipscope.trace;

/** What an expression of traceable Java can be: a word or a table. */
public sealed interface Value permits Word, Table {
    Type type();
}
