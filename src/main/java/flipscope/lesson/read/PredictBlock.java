package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Trace;
import java.util.Optional;

/**
 * A step to predict.
 *
 * @param detail whether the question is about a stage, a line or an operation
 */
public record PredictBlock(BlockHead head, Run run, String at, Detail detail) implements Block {

    static Optional<PredictBlock> read(BlockFields fields, BlockHead head) {
        fields.required("at");
        Optional<String> at = fields.step("at");
        Optional<Detail> stated = fields.choice("detail", Detail.class);
        return at.map(step -> of(fields, head, step, stated));
    }

    private static PredictBlock of(
            BlockFields fields, BlockHead head, String at, Optional<Detail> stated) {
        Run run = fields.run().orElseThrow();
        Trace trace = fields.trace(run);
        int step = new TraceResults(trace).step(at);
        Detail detail = stated.orElseGet(() -> usual(trace, step));
        if (fields.problems().size() == 0 && Question.of(trace, detail, step).isEmpty()) {
            fields.refuse("at", "this step has no value to predict");
        }
        return new PredictBlock(head, run, at, detail);
    }

    /** The line; the operation if the line's stop shows another step or is folded away. */
    private static Detail usual(Trace trace, int step) {
        Stop line = Stops.around(trace, Detail.STATEMENT, step).stopOf(step);
        boolean ends = line.step() == step && line.idle().isEmpty();
        return ends ? Detail.STATEMENT : Detail.OPERATION;
    }
}
