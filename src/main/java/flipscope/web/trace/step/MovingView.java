package flipscope.web.trace.step;

import flipscope.web.site.FieldView;
import java.util.List;

/**
 * The finer ways to move through a trace.
 *
 * @param round the round of the loop that the step stands in, or empty
 * @param ticks the places of the current stage; empty where there are none at this level
 * @param slider over all steps
 * @param presenting whether the step is shown to an audience
 * @param presentUrl to the same step as an audience sees it, or back; null where there is none
 */
public record MovingView(
        String round,
        List<GroupView> ticks,
        SliderView slider,
        boolean presenting,
        String presentUrl) {

    /** Ticks of one round, or one call; {@code name} may be empty. */
    public record GroupView(String name, List<TickView> ticks) {}

    /**
     * A place to go to.
     *
     * @param step the index of its step
     * @param text a word or an operator
     * @param name what assistive technology says
     * @param starts whether a statement begins here
     */
    public record TickView(
            int step, String text, String name, String url, boolean starts, boolean current) {

        /** The classes of its element, or null. */
        public String css() {
            return starts ? "starts" : null;
        }
    }

    /**
     * A slider from the first step to the last.
     *
     * @param action where its form leads
     * @param fields what the form keeps
     * @param first the index of the first step
     * @param last the index of the last step
     * @param at the index of this one
     * @param valueText where that is, in words
     */
    public record SliderView(
            String action, List<FieldView> fields, int first, int last, int at, String valueText) {}
}
