package flipscope.lesson.read;

import flipscope.lesson.BlockHead;
import flipscope.lesson.SceneBlock;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.scratch.Scratch;
import flipscope.story.StepReference;
import java.util.Optional;

/**
 * Lines of code, of which one is drawn as a step.
 *
 * @param at the step; the last one where it is empty
 */
public record BitsBlock(BlockHead head, String code, String at) implements SceneBlock {

    static Optional<BitsBlock> read(BlockFields fields, BlockHead head) {
        return fields.required("code").flatMap(code -> read(fields, head, code));
    }

    private static Optional<BitsBlock> read(BlockFields fields, BlockHead head, Scalar code) {
        Scratch scratch = Scratch.of(code.text());
        scratch.mistake()
                .ifPresent(
                        wrong ->
                                fields.refuse(
                                        code,
                                        "line " + wrong.span().line() + ": " + wrong.getMessage()));
        Optional<Scalar> at = fields.scalar("at");
        return scratch.trace()
                .map(
                        trace -> {
                            at.filter(name -> !StepReference.of(name.text(), trace).exact())
                                    .ifPresent(
                                            name ->
                                                    fields.refuse(
                                                            name,
                                                            "there is no such step in these lines"));
                            return new BitsBlock(
                                    head, code.text(), at.map(Scalar::text).orElse(""));
                        });
    }
}
