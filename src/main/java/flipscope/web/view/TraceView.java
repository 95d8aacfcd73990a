package flipscope.web.view;

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
        Frame frame,
        BesideView beside,
        StoryboardView storyboard,
        StepperView stepper,
        PredictView predict,
        PracticeView practice)
        implements Shown {

    /** The overview. */
    public static TraceView overview(Frame frame, BesideView beside, StoryboardView storyboard) {
        return new TraceView(frame, beside, storyboard, null, null, null);
    }

    /** One step. */
    public static TraceView step(Frame frame, BesideView beside, StepperView stepper) {
        return new TraceView(frame, beside, null, stepper, null, null);
    }

    /** A question about a step. */
    public static TraceView predicting(Frame frame, BesideView beside, PredictView predict) {
        return new TraceView(frame, beside, null, null, predict, null);
    }

    /** The end of a practice run. */
    public static TraceView practised(Frame frame, BesideView beside, PracticeView practice) {
        return new TraceView(frame, beside, null, null, null, practice);
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
