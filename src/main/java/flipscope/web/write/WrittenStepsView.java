package flipscope.web.write;

import flipscope.web.draw.GridView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.site.ProseView;
import flipscope.web.trace.step.StepperView;
import flipscope.web.write.WriteView.CaseView;

/**
 * The reader's code, step by step, on the input on which it is wrong.
 *
 * @param stepper a step of it
 * @param shown the input, what the code gives, and what is wanted
 * @param smallest the input in words
 * @param stopped why it was stopped, or null
 * @param result the address of what was found
 * @param change where the code is changed
 * @param toggle shows or hides a correct solution
 * @param solution a correct solution at the same place; null while hidden
 */
public record WrittenStepsView(
        PageFrame frame,
        StepperView stepper,
        CaseView shown,
        String smallest,
        ProseView stopped,
        String result,
        String change,
        String toggle,
        SolutionView solution)
        implements PageView {

    @Override
    public String spoken() {
        return stepper.spoken();
    }

    /**
     * A line of a correct solution.
     *
     * @param code the line; empty where it has nothing to compare
     * @param grid its value, or null
     */
    public record SolutionView(String code, GridView grid) {}
}
