package flipscope.story;

import flipscope.trace.Step;
import java.util.List;

/**
 * Consecutive rounds of a loop in which no variable changed.
 *
 * @param from the number of the first round, as the core counts
 * @param to the number of the last round, inclusive
 * @param fill whether they add shifted copies of a set to itself, so that every run has ended
 * @param seen the last step of each round that teaches something
 */
public record IdleRounds(int from, int to, boolean fill, List<Step> seen) {
    int count() {
        return to - from + 1;
    }
}
