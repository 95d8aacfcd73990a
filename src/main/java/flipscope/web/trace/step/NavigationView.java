package flipscope.web.trace.step;

import flipscope.web.site.FieldView;
import java.util.List;

/**
 * Fine-grained navigation through a trace.
 *
 * @param round the round of the innermost loop, or empty
 * @param ticks the stops of the current stage; empty at a detail without ticks
 * @param slider the slider over all steps
 * @param presenting whether the step is in presentation mode
 * @param presentUrl enters or leaves presentation mode; null if it is not offered
 */
public record NavigationView(
        String round,
        List<GroupView> ticks,
        SliderView slider,
        boolean presenting,
        String presentUrl) {

    /** The ticks of one round or one call; {@code name} may be empty. */
    public record GroupView(String name, List<TickView> ticks) {}

    /**
     * A link to a stop.
     *
     * @param step the index of its step
     * @param text a word or an operator
     * @param name its accessible name
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
     * A slider over all steps.
     *
     * @param action where its form is sent
     * @param fields the hidden fields
     * @param first the index of the first step
     * @param last the index of the last step
     * @param at the index of the current step
     * @param valueText the current step in words
     */
    public record SliderView(
            String action, List<FieldView> fields, int first, int last, int at, String valueText) {}
}
