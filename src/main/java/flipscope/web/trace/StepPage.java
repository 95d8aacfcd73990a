package flipscope.web.trace;

import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.step.Choice;
import flipscope.web.step.SourceView;
import flipscope.web.step.StepView;
import flipscope.web.trace.head.HeadView;
import flipscope.web.trace.head.Sharing;

/**
 * The page of one step of an algorithm: what only the stepper has around the step.
 *
 * @param step what is shown of it
 * @param source the code around it, with the ways to change it
 * @param head the head over it
 * @param presenting whether it is shown to an audience
 * @param presentUrl enters or leaves presentation mode; null inside a frame, which has no room for
 *     it
 * @param numbers shows or hides the numbers of the bits
 */
public record StepPage(
        PageContext frame,
        StepView step,
        SourceView source,
        HeadView head,
        boolean presenting,
        String presentUrl,
        Choice numbers)
        implements PageView {
    @Override
    public String spoken() {
        return step.spoken();
    }

    @Override
    public String description() {
        return step.sentence();
    }

    /** Whether there is room for the details: in a frame they are folded at first. */
    public boolean isUnfolded() {
        return !frame.isEmbedded() || step.values().more();
    }

    public Sharing share() {
        return new Sharing(frame, head.technique(), step.here(), step.equation().moves());
    }
}
