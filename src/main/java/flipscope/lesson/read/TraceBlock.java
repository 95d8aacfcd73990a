package flipscope.lesson.read;

import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.SceneBlock;
import flipscope.story.Detail;
import java.util.List;
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
        Detail detail)
        implements SceneBlock {
    /** Keys that older lessons have. */
    private static final List<String> DROPPED = List.of("show", "controls", "code");

    static Optional<TraceBlock> read(BlockFields fields, BlockHead head) {
        DROPPED.stream()
                .filter(fields::has)
                .forEach(key -> fields.refuse(key, "it is no longer needed; leave it out"));
        Optional<String> at = fields.step("at");
        Optional<String> from = fields.step("from");
        Optional<String> to = fields.step("to");
        refuseBackwards(fields, from, to);
        Detail detail = fields.choice("detail", Detail.class).orElse(Detail.STAGE);
        return fields.run().map(run -> new TraceBlock(head, run, at, from, to, detail));
    }

    private static void refuseBackwards(
            BlockFields fields, Optional<String> from, Optional<String> to) {
        if (fields.problems.size() > 0 || from.isEmpty() || to.isEmpty()) {
            return;
        }
        TraceResults trace = fields.results(fields.run().orElseThrow());
        if (trace.step(from.get()) > trace.step(to.get())) {
            fields.refuse("to", "it comes before from");
        }
    }
}
