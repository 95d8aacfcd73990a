package flipscope.web.compare;

import flipscope.web.draw.GridView;
import flipscope.web.site.NamedLink;
import java.util.List;

/**
 * One step of a comparison.
 *
 * @param message how the two compare here
 * @param css {@code same}, {@code other} or {@code alone}
 * @param notice an error in the address, or empty
 * @param where the position: {@code step 5 of 17}
 * @param controls the common controls of both sides
 * @param overview the address of the overview
 * @param landmarksName the heading of the landmarks
 * @param landmarks links to the key steps
 * @param onward links for the side that waits: its next step, and the next step where both meet;
 *     null if both run in step
 * @param longestCode the longest statements of any step, for which the page reserves room
 * @param sides left and right
 * @param differ whether the pictures are marked
 */
public record PairView(
        String message,
        String css,
        String notice,
        String where,
        MovesView controls,
        String overview,
        String landmarksName,
        List<LandmarkView> landmarks,
        List<NamedLink> onward,
        List<String> longestCode,
        List<PairSideView> sides,
        boolean differ) {

    /** The addresses of other steps; null where there is none. */
    public record MovesView(String first, String previous, String next, String last) {}

    /** A link to a key step. */
    public record LandmarkView(int number, String name, String url, boolean current) {}

    /**
     * One side of a step.
     *
     * @param url its own page at this step
     * @param begun whether it has executed a step; if not, the rest is empty
     * @param waits whether only the other side moves
     * @param code the statement
     * @param grids the value: one picture for each word
     * @param sentence what happened
     */
    public record PairSideView(
            String title,
            String url,
            boolean begun,
            boolean waits,
            String code,
            List<GridView> grids,
            String sentence) {}
}
