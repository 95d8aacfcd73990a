package flipscope.lesson;

import flipscope.story.Detail;
import java.util.Optional;

/**
 * An algorithm with its inputs, to step through.
 *
 * @param at the step shown first
 * @param from the first step that can be shown
 * @param to the last step that can be shown
 * @param detail the level of detail
 */
public record TraceBlock(
        String name,
        String caption,
        int line,
        Run run,
        Optional<String> at,
        Optional<String> from,
        Optional<String> to,
        Detail detail,
        Show show,
        Controls controls,
        Code code)
        implements Block {

    public enum Show {
        STORYBOARD,
        STEPPER
    }

    /** How many controls the stepper has. */
    public enum Controls {
        FULL,
        SMALL,
        NONE
    }

    /** How much code is shown. */
    public enum Code {
        FULL,
        LINES,
        NONE
    }
}
