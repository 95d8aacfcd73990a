package flipscope.web.stepper;

import flipscope.predict.FeedbackWords;
import flipscope.predict.Question;
import flipscope.story.Detail;
import flipscope.story.Narrator;
import flipscope.story.Scene;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.grid.AnswerGrids;
import flipscope.web.view.AnswerGridView;
import flipscope.web.view.PaperQuestionView;
import flipscope.web.view.ProseView;
import java.util.Optional;

/**
 * Asks on paper what a step comes to: with what is given and an empty grid for the pencil. Nothing
 * of it depends on the answer.
 */
public final class PaperQuestions {
    private final Narrator narrator;
    private final Messages words;

    public PaperQuestions(Narrator narrator) {
        this.narrator = narrator;
        this.words = narrator.messages();
    }

    /** The question that the page of a step asks; none where no value comes out. */
    public Optional<PaperQuestionView> of(Subject subject, Trace trace, String at, Detail detail) {
        Scene scene = Scene.of(subject.arguments());
        return Asking.stopByStop(trace, subject.link(), Look.at(detail))
                .question(at, 0)
                .map(question -> of(question, new Givens(narrator, scene, words, false)));
    }

    PaperQuestionView of(Question question, Givens givens) {
        return new PaperQuestionView(
                ProseView.of(new FeedbackWords(words).ask(question)),
                givens.of(question),
                grid(question, givens));
    }

    private AnswerGridView grid(Question question, Givens givens) {
        return question.kind().isGrid()
                ? new AnswerGrids(words, question, givens.discs()).toToggle(0)
                : null;
    }
}
