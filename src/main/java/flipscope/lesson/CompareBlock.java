package flipscope.lesson;

import java.util.Optional;

/**
 * Two algorithms of a family side by side on the same inputs.
 *
 * @param left the algorithm on the left
 * @param right the algorithm on the right, on those inputs that it takes
 * @param at where the walk opens, as named by the {@code /compare} page
 */
public record CompareBlock(
        String name, String caption, int line, Run left, Run right, Optional<String> at)
        implements Block {}
