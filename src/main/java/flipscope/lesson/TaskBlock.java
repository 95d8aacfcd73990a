package flipscope.lesson;

import flipscope.judge.Task;

/** A task to be solved by writing code: filled in, put in order, or written. */
public record TaskBlock(String name, String caption, int line, Task task) implements Block {}
