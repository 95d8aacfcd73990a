package flipscope.web.trace.predict;

import flipscope.web.page.FieldView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.question.QuestionView;
import flipscope.web.step.SourceView;
import flipscope.web.step.ValuesView.VariableView;
import flipscope.web.trace.change.ChangeView;
import java.util.List;
import java.util.Optional;

/**
 * A step of which the value is asked for before it is shown.
 *
 * @param title the algorithm's title
 * @param change the edit of the code, without its results
 * @param name the state for the page: a question and each kind of verdict differ
 * @param isRefused whether what should be marked could not be read, or is missing
 * @param segments the stages of the trace
 * @param where the place of the question: {@code stage 3 of 8}
 * @param stage the title of its stage
 * @param note a remark on the question, or empty
 * @param question the question, its answer and what that comes to
 * @param source the code, with the values from before the question
 * @param variables those from before the question; empty while they are folded
 * @param action where the form is sent
 * @param fields its hidden fields
 */
public record PredictView(
        PageContext frame,
        String title,
        Optional<ChangeView> change,
        String name,
        String spoken,
        boolean isRefused,
        List<SegmentView> segments,
        String where,
        String stage,
        String note,
        QuestionView question,
        SourceView source,
        Optional<List<VariableView>> variables,
        WaysView ways,
        String action,
        List<FieldView> fields)
        implements PageView {

    /** A stage: before the question's, that of the question, or after it. */
    public record SegmentView(int number, String title, boolean past, boolean current) {}

    /**
     * Where one goes from here.
     *
     * @param leave the storyboard, without questions
     * @param variables unfolds or folds the variables
     * @param step the step itself
     * @param sheet at the end of a practice run the same questions on positions of one's own
     */
    public record WaysView(String leave, String variables, String step, Optional<String> sheet) {}

    @Override
    public String description() {
        return text("share.card.question.telling");
    }
}
