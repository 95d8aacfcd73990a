package flipscope.web.compare;

import flipscope.catalogue.Technique;
import flipscope.story.Milestone;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.draw.GridView;
import java.util.List;
import java.util.Optional;

/**
 * One step of both algorithms, or of one while the other waits.
 *
 * @param message how the two compare here
 * @param css {@code same}, {@code other} or {@code alone}
 * @param exact whether there is the step that the address names
 * @param where the position: {@code step 5 of 17}
 * @param link its own address
 * @param overview the address of the overview
 * @param first the address of the first step, unless this is it
 * @param last the address of the last step, unless this is it
 * @param landmarksName the heading of the landmarks
 * @param landmarks the key steps that may be shown
 * @param canWait whether one side may wait; a slip runs in step with its correct form and hardly
 *     ever does
 * @param onward at most two links, the nearer one first; none after the last landmark
 * @param sides left and right
 * @param longestCode the longest statements of any step, for which the page reserves room: several,
 *     since the number of lines depends on where each one breaks
 */
public record PairView(
        String message,
        String css,
        boolean exact,
        String where,
        Link link,
        String overview,
        Optional<String> first,
        Optional<String> previous,
        Optional<String> next,
        Optional<String> last,
        String landmarksName,
        List<LandmarkView> landmarks,
        boolean canWait,
        List<NamedLink> onward,
        List<StepSide> sides,
        List<String> longestCode) {
    /**
     * One side of a step.
     *
     * @param link its own page at this step
     * @param shown the statement; empty before its first
     * @param waits whether only the other side moves
     * @param grids the value: one picture for each word
     * @param sentence what happened
     */
    public record StepSide(
            Technique technique,
            Link link,
            Optional<Milestone> shown,
            boolean waits,
            List<GridView> grids,
            String sentence) {}

    /**
     * A key step.
     *
     * @param number which of them it is, from 1
     * @param current whether it is this one
     */
    public record LandmarkView(int number, String name, String url, boolean current) {}
}
