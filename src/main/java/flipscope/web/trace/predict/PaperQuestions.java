package flipscope.web.trace.predict;

import flipscope.predict.FeedbackWords;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
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
    private final Narrators narrators;
    private final Messages words;

    public PaperQuestions(Narrators narrators) {
        this.narrators = narrators;
        this.words = narrators.messages();
    }

    /** The question that the page of a step asks; empty if the step has no value to ask for. */
    public Optional<PaperQuestionView> of(
            TraceRequest request, Trace trace, String at, Detail detail) {
        Narrator narrator = narrators.of(trace, TraceContext.of(request.arguments()));
        return QuestionSequence.stopByStop(trace, request.link(), StepOptions.at(detail))
                .question(at, 0)
                .map(question -> of(question, new QuestionInputs(narrator, false)));
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
