package flipscope.web.view;

/**
 * An algorithm on its inputs: the board beside, and either its storyboard or one of its steps.
 *
 * @param beside the position, or null for algorithms without one
 * @param storyboard the overview, or null
 * @param stepper the step, or null
 */
public record TraceView(
        Frame frame, BesideView beside, StoryboardView storyboard, StepperView stepper)
        implements Shown {

    /** The overview. */
    public static TraceView overview(Frame frame, BesideView beside, StoryboardView storyboard) {
        return new TraceView(frame, beside, storyboard, null);
    }

    /** One step. */
    public static TraceView step(Frame frame, BesideView beside, StepperView stepper) {
        return new TraceView(frame, beside, null, stepper);
    }

    @Override
    public String spoken() {
        return stepper == null ? "" : stepper.spoken();
    }
}
