package flipscope.trace;

/**
 * An executed paragraph of a method; a blank line ends it.
 *
 * @param index its index in its call, from 0
 * @param title the first sentence of the comment above it
 * @param first index of its first step
 * @param last index of its last step, including those of its calls
 * @param result index of the step with its result: the last one that assigns or returns
 */
public record Stage(int index, String title, int first, int last, int result) {}
