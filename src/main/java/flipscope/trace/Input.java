package flipscope.trace;

/** A parameter of the entry method with its argument. */
public record Input(String name, Value value, DisplayFormat view) {}
