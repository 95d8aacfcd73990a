package flipscope.lesson.read;

import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.SceneBlock;
import flipscope.story.Detail;
import java.util.Optional;

/**
 * A picture of one step, or of the last one without {@code at}.
 *
 * @param detail how much the step covers
 */
public record FigureBlock(BlockHead head, Run run, Optional<String> at, Detail detail)
        implements SceneBlock {

    static Optional<FigureBlock> read(BlockFields fields, BlockHead head) {
        Optional<String> at = fields.step("at");
        Detail detail = fields.choice("detail", Detail.class).orElse(Detail.OPERATION);
        return fields.run().map(run -> new FigureBlock(head, run, at, detail));
    }
}
