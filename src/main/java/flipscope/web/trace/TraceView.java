package flipscope.web.trace;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.board.BesideView;
import flipscope.web.trace.overview.StoryboardView;
import flipscope.web.trace.predict.PracticeView;
import flipscope.web.trace.predict.PredictView;
import flipscope.web.trace.step.StepperView;

/**
 * An algorithm on its inputs: the board beside, and either its storyboard or one of its steps.
 *
 * @param beside the position, or null for algorithms without one
 * @param storyboard the overview, or null
 * @param stepper the step, or null
 * @param predict a question about the next step, or null
 * @param practice the end of a practice run, or null
 */
public record TraceView(
        PageFrame frame,
        BesideView beside,
        StoryboardView storyboard,
        StepperView stepper,
        PredictView predict,
        PracticeView practice)
        implements PageView {

    /** The overview. */
    public static TraceView overview(
            PageFrame frame, BesideView beside, StoryboardView storyboard) {
        return new TraceView(frame, beside, storyboard, null, null, null);
    }

    /** One step. */
    public static TraceView step(PageFrame frame, BesideView beside, StepperView stepper) {
        return new TraceView(frame, beside, null, stepper, null, null);
    }

    /** A question about a step, or the end of a practice run: the board waits meanwhile. */
    static TraceView asking(PageFrame frame, BesideView beside, PageView asked) {
        return asked instanceof PracticeView practice
                ? new TraceView(frame, beside, null, null, null, practice)
                : new TraceView(frame, beside, null, null, (PredictView) asked, null);
    }

    /** Whether what was asked for could not be read, and the page says so itself. */
    public boolean isRefused() {
        return predict != null && predict.isRefused();
    }

    @Override
    public String description() {
        if (stepper != null) {
            return stepper.sentence();
        }
        return storyboard == null
                ? text("share.card.question.telling")
                : storyboard.head().summary() + " " + storyboard.outcome();
    }

    @Override
    public String spoken() {
        if (predict != null) {
            return predict.spoken();
        }
        return stepper == null ? "" : stepper.spoken();
    }
}
