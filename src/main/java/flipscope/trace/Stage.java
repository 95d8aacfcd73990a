package flipscope.trace;

/**
 * One paragraph of a method, executed: a blank line ends it.
 *
 * @param index its place among the stages of its method call, from 0
 * @param title the first sentence of the comment above it
 * @param first index of its first step
 * @param last index of its last step, those of the calls it makes included
 * @param result index of the step that shows what it came to: the last that assigns or returns
 */
public record Stage(int index, String title, int first, int last, int result) {}
