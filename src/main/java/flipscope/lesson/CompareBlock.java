package flipscope.lesson;

import java.util.Optional;

/**
 * Two algorithms of a family on the same inputs, side by side.
 *
 * @param left the algorithm on the left
 * @param right the one on the right, on the same inputs as far as it takes them
 * @param at the moment that it opens at, as the {@code /compare} page names it
 */
public record CompareBlock(
        String name, String caption, int line, Run left, Run right, Optional<String> at)
        implements Block {}
