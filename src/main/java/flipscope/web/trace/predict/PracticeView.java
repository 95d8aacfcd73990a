package flipscope.web.trace.predict;

import flipscope.story.Narrator;
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
}
