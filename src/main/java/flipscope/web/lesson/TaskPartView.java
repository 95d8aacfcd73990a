package flipscope.web.lesson;

import flipscope.web.write.TaskView;

/** A task to be solved by writing code. */
public record TaskPartView(BlockView block, TaskView task) implements PartView {}
