package flipscope.lesson.read;

import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.SceneBlock;
import flipscope.story.Detail;
import java.util.List;
import java.util.Optional;

/**
 * An algorithm walked through in paragraphs, each with the picture of its step.
 *
 * @param detail how much a picture covers
 * @param steps at least one
 */
public record WalkBlock(BlockHead head, Run run, Detail detail, List<WalkStep> steps)
        implements SceneBlock {

    static Optional<WalkBlock> read(BlockFields fields, BlockHead head) {
        Detail detail = fields.choice("detail", Detail.class).orElse(Detail.STAGE);
        return fields.run()
                .flatMap(
                        run ->
                                fields.faultless(() -> steps(fields, run, detail))
                                        .map(steps -> new WalkBlock(head, run, detail, steps)));
    }

    private static List<WalkStep> steps(BlockFields fields, Run run, Detail detail) {
        if (fields.values("steps").isEmpty()) {
            fields.refuse("steps", "at least one is needed, with at: and text:");
        }
        StepReader reader = new StepReader(fields, fields.results(run), detail);
        return fields.parts("steps", "a step", "each needs at: and text:").stream()
                .map(reader::read)
                .flatMap(Optional::stream)
                .toList();
    }
}
