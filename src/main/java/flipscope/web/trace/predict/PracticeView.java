package flipscope.web.trace.predict;

import flipscope.predict.Question;
import flipscope.story.Narrator;
import flipscope.web.draw.GridView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.change.ChangeView;
import java.util.Optional;

/**
 * The end of a practice run.
 *
 * @param title the algorithm's title
 * @param questions the questions asked; the address without a step is the key of the tally in the
 *     browser's storage
 * @param change the edit of the code
 */
public record PracticeView(
        PageFrame frame,
        String title,
        QuestionSequence questions,
        Narrator narrator,
        Optional<ChangeView> change)
        implements PageView {
    @Override
    public String description() {
        return text("share.card.question.telling");
    }

    /** The title of the stage that a question is about. */
    public String title(Question question) {
        return narrator.stageTitle(question.step());
    }

    /** The result that a question asks for. */
    public GridView result(Question question) {
        return new QuestionInputs(narrator, questions.options().numbers()).plain(question);
    }
}
