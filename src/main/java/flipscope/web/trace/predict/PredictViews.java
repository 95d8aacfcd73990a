package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.story.Narrator;
import flipscope.trace.Trace;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.change.ChangeBuilder;
import flipscope.web.trace.predict.PracticeView.Asked;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.QuestionOptions;
import flipscope.web.trace.request.StepLookup;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.List;
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
     * is possible. Never beside a game, whose board shows the legal moves.
     */
    public Optional<PageView> of(
            PageFrame frame, TraceRequest request, TraceOptions asked, Trace trace) {
        if (!isAsked(request, asked)) {
            return Optional.empty();
        }
        StepLookup.step(asked.at(), trace, frame.words());
        String practice = asked.question().practice();
        StepOptions options = asked.step();
        if (practice.equals(QuestionOptions.END)) {
            QuestionSequence questions = QuestionSequence.practice(trace, request.link(), options);
            return Optional.of(summary(frame, request, questions));
        }
        QuestionSequence questions =
                practice.isEmpty()
                        ? QuestionSequence.stopByStop(trace, request.link(), options)
                        : QuestionSequence.practice(trace, request.link(), options);
        return questions
                .question(asked.at(), asked.question().part() - 1)
                .map(question -> builder(frame, request, questions).of(question, asked));
    }

    /** Whether an address asks for a question or for the summary of a practice run. */
    public static boolean isAsked(TraceRequest request, TraceOptions asked) {
        return asked.question().isAsked() && !TraceRequest.isBesideGame(request.link());
    }

    private PredictBuilder builder(
            PageFrame frame, TraceRequest request, QuestionSequence questions) {
        return new PredictBuilder(
                frame,
                code.program(request),
                code.narrator(request),
                request.title(frame.words()),
                change(frame, request, questions)::quiet,
                questions);
    }

    private PracticeView summary(
            PageFrame frame, TraceRequest request, QuestionSequence questions) {
        Narrator narrator = code.narrator(request);
        QuestionInputs givens = new QuestionInputs(narrator, questions.options().numbers());
        List<Asked> stages = new ArrayList<>();
        for (Question question : questions.stages()) {
            stages.add(
                    new Asked(
                            questions.name(question),
                            stages.size() + 1,
                            narrator.stageTitle(question.step()),
                            question.asked(),
                            givens.plain(question),
                            questions.to(question).toString()));
        }
        return new PracticeView(
                frame,
                request.title(frame.words()),
                request.link().toString(),
                stages,
                request.link().with("practice", "1").toString(),
                request.link().toString(),
                change(frame, request, questions).quiet(request.link().with("practice", "1")));
    }

    private ChangeBuilder change(
            PageFrame frame, TraceRequest request, QuestionSequence questions) {
        return new ChangeBuilder(code, frame.words(), request, questions.trace());
    }
}
