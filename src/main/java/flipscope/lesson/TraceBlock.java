package flipscope.lesson;

import flipscope.story.Detail;
import java.util.Optional;

/**
 * An algorithm on its inputs, to be followed.
 *
 * @param at the step that it opens at
 * @param from the first step that it shows
 * @param to the last step that it shows
 * @param detail how closely it is followed
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

    /** How it is shown. */
    public enum Show {
        STORYBOARD,
        STEPPER
    }

    /** How many controls a stepper has. */
    public enum Controls {
        FULL,
        SMALL,
        NONE
    }

    /** How much of the code it shows. */
    public enum Code {
        FULL,
        LINES,
        NONE
    }
}
