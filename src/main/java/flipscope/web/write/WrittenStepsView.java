package flipscope.web.write;

import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.step.StepView;
import flipscope.web.write.TestCasePictures.CaseView;
import flipscope.web.write.TestCasePictures.PictureView;
import java.util.Optional;

/**
 * The reader's code, step by step, on the input on which it is wrong.
 *
 * @param step a step of it
 * @param shown the input, what the code gives, and what is wanted
 * @param smallest the input in words
 * @param stopped why it was stopped, if it was
 * @param toggle shows or hides a correct solution
 * @param solution a line of a correct solution at the same place, if there is one to compare
 */
public record WrittenStepsView(
        PageContext frame,
        WriteRequest request,
        StepView step,
        CaseView shown,
        String smallest,
        Optional<String> stopped,
        String toggle,
        Optional<PictureView> solution)
        implements PageView {

    @Override
    public String spoken() {
        return step.spoken();
    }

    /** Where the result of the code is. */
    public String result() {
        return request.judged() + "#result";
    }
}
