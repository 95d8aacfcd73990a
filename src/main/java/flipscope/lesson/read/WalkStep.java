package flipscope.lesson.read;

import java.util.List;
import java.util.Optional;

/**
 * A paragraph about a step.
 *
 * @param at the name of the step
 * @param html its text as safe HTML, in which squares and rows are marked
 * @param row the row of its picture that is written out, from 1 at the top; if none is named, the
 *     most interesting one
 * @param light the squares and rows that are lit from the start: {@code a3}, {@code 3}
 */
public record WalkStep(String at, String html, Optional<Integer> row, List<String> light) {}
