package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.trace.Trace;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.change.ChangeBuilder;
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
public final class PredictViews {
    private final ChangedCode code;

    public PredictViews(ChangedCode code) {
        this.code = code;
    }

    /**
     * The question or summary that an address asks for; empty if it asks for none, or no question
     * is possible.
     */
    public Optional<PageView> of(PageFrame frame, TraceRequest request, Trace trace) {
        TraceOptions asked = request.options();
        if (!request.isQuestion()) {
            return Optional.empty();
        }
        NamedSteps.step(asked.at(), trace, frame.words());
        QuestionSequence questions = questions(request, asked, trace);
        if (asked.question().practice().equals(QuestionOptions.END)) {
            return Optional.of(
                    new PracticeView(
                            frame,
                            request.title(frame.words()),
                            questions,
                            code.narrator(request),
                            change(frame, request, trace, questions.start())));
        }
        return questions
                .question(asked.at(), asked.question().part() - 1)
                .map(question -> view(frame, request, questions, question, asked));
    }

    private static QuestionSequence questions(
            TraceRequest request, TraceOptions asked, Trace trace) {
        return asked.question().practice().isEmpty()
                ? QuestionSequence.stopByStop(trace, request.link(), asked.step())
                : QuestionSequence.practice(trace, request.link(), asked.step());
    }

    private PredictView view(
            PageFrame frame,
            TraceRequest request,
            QuestionSequence questions,
            Question question,
            TraceOptions asked) {
        return new PredictView(
                frame,
                request.title(frame.words()),
                change(frame, request, questions.trace(), questions.to(question)),
                code.program(request),
                code.narrator(request),
                questions,
                question,
                GivenAnswer.of(asked.question(), question, frame.words()),
                questions.isMoved(question, asked.at()));
    }

    private Optional<ChangeView> change(
            PageFrame frame, TraceRequest request, Trace trace, Link here) {
        return new ChangeBuilder(code, frame.words(), request, trace).quiet(here);
    }
}
