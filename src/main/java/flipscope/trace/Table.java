package flipscope.trace;

import java.util.List;

/**
 * A table: a constant that code reads from, or a result that is really two words.
 *
 * @param type a type of one or more dimensions
 * @param length how many elements
 * @param elements the elements: words, or tables in their turn
 */
public record Table(Type type, int length, List<Value> elements) implements Value {}
