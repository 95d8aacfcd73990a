package flipscope.web.trace.predict;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.site.ProseView;
import flipscope.web.trace.change.ChangeView;
import flipscope.web.trace.code.SourceView;
import flipscope.web.trace.step.EquationView.SlotView;
import flipscope.web.trace.step.MoreView.VariableView;
import java.util.List;

/**
 * A question about the next value of a trace, or what its answer hears.
 *
 * @param title the algorithm
 * @param stages its stages, without links: they would tell
 * @param where which question it is: {@code stage 3 of 8}
 * @param stage the title of the stage
 * @param note what is special about the question, or empty
 * @param question what is asked
 * @param how how it is answered
 * @param given the values that it starts from
 * @param form where it is answered, or null once it is
 * @param verdict what the answer hears, or null before
 * @param source the code, with the values from before the question
 * @param variables the variables from before the question, or null while they are folded away
 * @param variablesUrl to unfold them or to fold them away
 * @param leave to the algorithm's stages, without questions
 * @param change what is changed in the code, without what comes of it, or null
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

    /** A stage by its name. */
    public record StageName(int number, String title, boolean current, boolean past) {}

    /** A value that a question starts from; {@code sign} stands before it. */
    public record GivenView(String sign, SlotView slot) {}

    /** What is shown: a question is one view, and each of its verdicts another. */
    public String name() {
        return (verdict == null ? "question " : "verdict " + verdict.css() + " ") + where;
    }

    /** Whether what was answered could not be read. */
    public boolean isRefused() {
        return form != null && !form.error().isEmpty();
    }
}
