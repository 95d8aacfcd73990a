package flipscope.trace;

import java.util.List;

/**
 * A constant table, or a result of several words.
 *
 * @param elements words or tables
 */
public record Table(Type type, int length, List<Value> elements) implements Value {}
