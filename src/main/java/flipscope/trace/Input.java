package flipscope.trace;

/** A parameter of the entry method and the value that it was given. */
public record Input(String name, Value value, View view) {}
