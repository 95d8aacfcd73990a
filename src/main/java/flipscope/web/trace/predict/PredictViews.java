package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.trace.Trace;
import flipscope.web.question.StepQuestion;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.NamedSteps;
import flipscope.web.trace.request.QuestionOptions;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;

/**
 * Asks for the next value instead of showing it: with {@code predict=1} at one stop, with {@code
 * practice=1} stage by stage; {@code practice=end} sums up a practice run.
 */
public record PredictViews(ChangedCode code) {
    /**
     * The question or summary that an address asks for; empty if it asks for none, or no question
     * is possible.
     */
    public Optional<PageView> of(PageFrame frame, TraceRequest request) {
        if (!request.isQuestion()) {
            return Optional.empty();
        }
        TraceOptions asked = request.options();
        Trace trace = code.trace(request);
        NamedSteps.step(asked.at(), trace, frame.words());
        QuestionSequence questions = QuestionSequence.of(trace, request);
        return asked.question().practice().equals(QuestionOptions.END)
                ? Optional.of(summary(frame, request, questions))
                : questions
                        .question(asked.at(), asked.question().part() - 1)
                        .map(question -> view(frame, request, questions, question));
    }

    private PracticeView summary(
            PageFrame frame, TraceRequest request, QuestionSequence questions) {
        return new PracticeView(
                frame,
                request.title(frame.words()),
                questions,
                code.narrator(request),
                ChangeView.quiet(code, request, questions.start()));
    }

    private PredictView view(
            PageFrame frame, TraceRequest request, QuestionSequence questions, Question question) {
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
