package flipscope.story;

/**
 * A link to a step of the current stage.
 *
 * @param step the step it leads to
 * @param text the step's operator, or what its statement assigns
 * @param current whether the reader is there
 * @param starts whether another round or another method begins here
 */
public record StepLink(int step, String text, boolean current, boolean starts) {}
