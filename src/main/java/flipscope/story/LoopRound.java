package flipscope.story;

/**
 * A round of a loop.
 *
 * @param number its number, as the core counts
 * @param last the number of the loop's last round
 */
public record LoopRound(int number, int last) {}
