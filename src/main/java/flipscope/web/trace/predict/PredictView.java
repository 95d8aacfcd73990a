package flipscope.web.trace.predict;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.site.ProseView;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.step.Details.VariableView;
import flipscope.web.trace.step.EquationView.SlotView;
import java.util.List;

/**
 * A question about the next value of a trace, or the verdict on its answer.
 *
 * @param title the algorithm's title
 * @param stages its stages, without links, which would give the answer away
 * @param where the place of the question: {@code stage 3 of 8}
 * @param stage the title of the stage
 * @param note a remark on the question, or empty
 * @param question the question
 * @param how how to answer it
 * @param given the values that it starts from
 * @param form the form, or null after the answer
 * @param verdict the verdict, or null before the answer
 * @param source the code, with the values from before the question
 * @param variables the variables from before the question, or null while folded
 * @param variablesUrl unfolds or folds the variables
 * @param leave the storyboard, without questions
 * @param change the edit of the code, without its results, or null
 */
public record PredictView(
        PageFrame frame,
        String title,
        List<StageName> stages,
        String where,
        String stage,
        String note,
        ProseView question,
        String how,
        List<GivenView> given,
        AnswerFormView form,
        VerdictView verdict,
        SourceView source,
        List<VariableView> variables,
        String variablesUrl,
        String leave,
        ChangeView change,
        String spoken)
        implements PageView {
    @Override
    public String description() {
        return text("share.card.question.telling");
    }

    public record StageName(int number, String title, boolean current, boolean past) {}

    /** A given value; {@code sign} is written before it. */
    public record GivenView(String sign, SlotView slot) {}

    /** The name of the state for the page: a question and each kind of verdict differ. */
    public String name() {
        return (verdict == null ? "question " : "verdict " + verdict.css() + " ") + where;
    }

    /** Whether the answer could not be read. */
    public boolean isRefused() {
        return form != null && !form.error().isEmpty();
    }
}
