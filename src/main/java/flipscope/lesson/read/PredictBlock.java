package flipscope.lesson.read;

import flipscope.answer.ExpectedAnswer;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.StepReference;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.trace.Trace;
import java.util.Optional;

/**
 * A step to predict.
 *
 * @param detail whether the question is about a stage, a line or an operation
 */
public record PredictBlock(
        BlockHead head, Run asked, String at, Detail detail, ExpectedAnswer answer, int least)
        implements AskedBlock {

    static Optional<PredictBlock> read(BlockFields fields, BlockHead head) {
        fields.required("at");
        Optional<String> at = fields.step("at");
        Optional<Detail> stated = fields.choice("detail", Detail.class);
        return at.flatMap(step -> of(fields, head, step, stated));
    }

    private static Optional<PredictBlock> of(
            BlockFields fields, BlockHead head, String at, Optional<Detail> stated) {
        Run run = fields.run().orElseThrow();
        Trace trace = fields.trace(run);
        int step = new TraceResults(trace).step(at);
        Detail detail = stated.orElseGet(() -> usual(trace, step));
        Optional<ExpectedAnswer> answer = Question.of(trace, detail, step).map(ExpectedAnswer::of);
        if (fields.problems.size() == 0 && answer.isEmpty()) {
            fields.refuse("at", "this step has no value to predict");
        }
        return answer.map(
                correct ->
                        new PredictBlock(
                                head, run, at, detail, correct, fields.least(correct, "")));
    }

    /** What is asked for, in a trace of its algorithm; empty if that has no such step. */
    public Optional<Question> question(Trace trace) {
        return Optional.of(StepReference.of(at, trace))
                .filter(StepReference::exact)
                .flatMap(named -> Question.of(trace, detail, named.step()));
    }

    @Override
    public Optional<Run> run() {
        return Optional.of(asked);
    }

    @Override
    public Optional<ExpectedAnswer> answerIn(Trace trace) {
        return question(trace).filter(Question::isWorkedOut).map(ExpectedAnswer::of);
    }

    @Override
    public PredictBlock on(Run other, ExpectedAnswer correct) {
        return new PredictBlock(head.bare(), other, at, detail, correct, least);
    }

    /** The line; the operation if the line's stop shows another step or is folded away. */
    private static Detail usual(Trace trace, int step) {
        Stop line = Stops.around(trace, Detail.STATEMENT, step).stopOf(step);
        boolean ends = line.step() == step && line.idle().isEmpty();
        return ends ? Detail.STATEMENT : Detail.OPERATION;
    }
}
