package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.trace.Trace;
import flipscope.web.question.StepQuestion;
import flipscope.web.site.PageContext;
import flipscope.web.site.PageView;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;

/**
 * Asks for the next value instead of showing it: with {@code predict=1} at one stop, with {@code
 * practice=1} stage by stage.
 */
public record PredictViews(ChangedCode code) {
    /** The question that an address asks; empty if it asks none, or no question is possible. */
    public Optional<PageView> of(PageContext frame, TraceRequest request) {
        if (!request.isQuestion()) {
            return Optional.empty();
        }
        TraceOptions asked = request.options();
        Trace trace = code.trace(request);
        NamedSteps.step(asked.at(), trace, frame.words());
        QuestionSequence questions = QuestionSequence.of(trace, request);
        return questions
                .question(asked.at(), asked.question().part() - 1)
                .map(question -> view(frame, request, questions, question));
    }

    private PredictView view(
            PageContext frame,
            TraceRequest request,
            QuestionSequence questions,
            Question question) {
        TraceOptions asked = request.options();
        return new PredictView(
                frame,
                request.title(frame.words()),
                ChangeView.quiet(code, request, questions.to(question)),
                questions,
                new StepQuestion(
                        question,
                        code.narrator(request),
                        code.program(request),
                        questions.options().numbers()),
                asked.question(),
                GivenAnswer.of(asked.question(), question, frame.words()),
                questions.isMoved(question, asked.at()));
    }
}
