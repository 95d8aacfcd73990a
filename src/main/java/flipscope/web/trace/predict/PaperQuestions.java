package flipscope.web.trace.predict;

import flipscope.predict.FeedbackWords;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.draw.AnswerGridView;
import flipscope.web.draw.AnswerGrids;
import flipscope.web.site.ProseView;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.Optional;

/**
 * Builds questions for paper, with the given values and an empty grid. Nothing in them depends on
 * the answer.
 */
public final class PaperQuestions {
    private final Narrator narrator;
    private final Messages words;

    public PaperQuestions(Narrator narrator) {
        this.narrator = narrator;
        this.words = narrator.messages();
    }

    /** The question that the page of a step asks; empty if the step has no value to ask for. */
    public Optional<PaperQuestionView> of(
            TraceRequest request, Trace trace, String at, Detail detail) {
        TraceContext traceContext = TraceContext.of(request.arguments());
        return QuestionSequence.stopByStop(trace, request.link(), StepOptions.at(detail))
                .question(at, 0)
                .map(
                        question ->
                                of(
                                        question,
                                        new QuestionInputs(narrator, traceContext, words, false)));
    }

    PaperQuestionView of(Question question, QuestionInputs givens) {
        return new PaperQuestionView(
                ProseView.of(new FeedbackWords(words).ask(question)),
                givens.of(question),
                grid(question, givens));
    }

    private AnswerGridView grid(Question question, QuestionInputs givens) {
        return question.kind().isGrid()
                ? new AnswerGrids(words, question, givens.discs()).toToggle(0)
                : null;
    }
}
