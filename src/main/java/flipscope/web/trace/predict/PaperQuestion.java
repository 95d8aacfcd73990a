package flipscope.web.trace.predict;

import flipscope.predict.FeedbackWords;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.trace.Trace;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.trace.predict.QuestionInputs.GivenView;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.List;
import java.util.Optional;

/**
 * A question for paper, with the given values and an empty grid. Nothing in it depends on the
 * answer.
 */
public final class PaperQuestion {
    private final Question question;
    private final FeedbackWords speech;
    private final QuestionInputs pictures;

    PaperQuestion(Question question, Narrator narrator) {
        this.question = question;
        this.speech = new FeedbackWords(narrator.messages());
        this.pictures = new QuestionInputs(narrator, false);
    }

    /** The question that the page of a step asks; empty if the step has no value to ask for. */
    public static Optional<PaperQuestion> of(
            Narrators narrators, TraceRequest request, Trace trace, String at, Detail detail) {
        Narrator narrator = narrators.of(trace, TraceContext.of(request.arguments()));
        return QuestionSequence.stopByStop(trace, request.link(), StepOptions.at(detail))
                .question(at, 0)
                .map(question -> new PaperQuestion(question, narrator));
    }

    public String question() {
        return speech.ask(question);
    }

    /** The values that it starts from. */
    public List<GivenView> given() {
        return pictures.of(question);
    }

    /** The empty grid to fill in; a line to write on is enough where there is none. */
    public Optional<AnswerGrid> grid() {
        return pictures.grid(question, 0);
    }
}
