package flipscope.trace;

/** What the entry method was called with: nothing before it made this value. */
public record Input(String name, Value value, DisplayFormat view) {}
