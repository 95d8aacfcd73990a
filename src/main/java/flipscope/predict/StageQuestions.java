package flipscope.predict;

import flipscope.story.Detail;
import flipscope.story.Stops;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;

/** The stages of a trace as questions, without those that teach nothing. */
public final class StageQuestions {
    private StageQuestions() {}

    /** In order; one for each word of a stage's result. */
    public static List<Question> of(Trace trace) {
        return Stops.of(trace, Detail.STAGE).list().stream()
                .flatMap(stop -> Question.all(trace, Detail.STAGE, stop.step()).stream())
                .filter(StageQuestions::leadsOn)
                .filter(question -> !changesNothing(question))
                .toList();
    }

    /** Whether the question is worth asking unasked: its value is neither counted nor looked up. */
    public static boolean leadsOn(Question question) {
        return question.teaches() && !question.isLookUp();
    }

    /** Whether the assigned variable keeps its value. */
    private static boolean changesNothing(Question question) {
        Step step = question.step();
        return step.assigned() != null
                && question.trace().steps().subList(0, question.first()).stream()
                        .filter(each -> each.call() == question.activation())
                        .filter(each -> step.assigns().equals(each.assigns()))
                        .reduce((one, other) -> other)
                        .filter(before -> step.assigned().equals(before.assigned()))
                        .isPresent();
    }
}
