package flipscope.lesson;

import flipscope.story.Detail;
import java.util.Optional;

/**
 * A picture of one step, or of the whole storyboard without {@code at}.
 *
 * @param detail how much the step covers
 */
public record FigureBlock(
        String name, String caption, int line, Run run, Optional<String> at, Detail detail)
        implements Block {}
