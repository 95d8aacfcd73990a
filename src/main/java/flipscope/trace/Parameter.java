package flipscope.trace;

/** A parameter of a method. */
public record Parameter(String name, Type type, DisplayFormat view) {}
