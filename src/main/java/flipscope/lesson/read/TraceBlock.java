package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
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
        BlockHead head,
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
        STEPPER;

        private static Show usual(Optional<String> at) {
            return at.isPresent() ? STEPPER : STORYBOARD;
        }
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

    static Optional<TraceBlock> read(BlockFields fields, BlockHead head) {
        Optional<String> at = fields.step("at");
        Optional<String> from = fields.step("from");
        Optional<String> to = fields.step("to");
        refuseBackwards(fields, from, to);
        return fields.run()
                .map(
                        run ->
                                new TraceBlock(
                                        head,
                                        run,
                                        at,
                                        from,
                                        to,
                                        fields.choice("detail", Detail.class).orElse(Detail.STAGE),
                                        fields.choice("show", Show.class).orElse(Show.usual(at)),
                                        fields.choice("controls", Controls.class)
                                                .orElse(Controls.SMALL),
                                        fields.choice("code", Code.class).orElse(Code.LINES)));
    }

    private static void refuseBackwards(
            BlockFields fields, Optional<String> from, Optional<String> to) {
        if (fields.problems().size() > 0 || from.isEmpty() || to.isEmpty()) {
            return;
        }
        TraceResults trace = fields.results(fields.run().orElseThrow());
        if (trace.step(from.get()) > trace.step(to.get())) {
            fields.refuse("to", "it comes before from");
        }
    }
}
