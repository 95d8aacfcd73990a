package flipscope.story;

import flipscope.trace.Step;
import java.util.List;

/**
 * Consecutive rounds of a loop in which no variable changed.
 *
 * @param from the first of them, as the core counts
 * @param to the last of them
 * @param fill whether they add shifted copies of a set to itself, so that nothing new means that
 *     every run has ended
 * @param seen the last thing that each of them came to
 */
public record IdleRounds(int from, int to, boolean fill, List<Step> seen) {}
