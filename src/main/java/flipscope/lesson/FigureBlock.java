package flipscope.lesson;

import flipscope.story.Detail;
import java.util.Optional;

/**
 * A picture of one step, or without {@code at} of the storyboard.
 *
 * @param at the step
 * @param detail how much the step stands for
 */
public record FigureBlock(
        String name, String caption, int line, Run run, Optional<String> at, Detail detail)
        implements Block {}
