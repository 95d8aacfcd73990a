package flipscope.web.compare;

import flipscope.web.draw.GridView;
import flipscope.web.site.NamedLink;
import java.util.List;

/**
 * One step of two algorithms together.
 *
 * @param message how the two stand to one another here
 * @param css {@code same}, {@code other} or {@code alone}
 * @param notice what is wrong with the address, or empty
 * @param where {@code step 5 of 17}
 * @param controls the one control of both
 * @param overview both at a glance
 * @param landmarksName what the landmarks are
 * @param landmarks steps to go to at once
 * @param onward where to go on to while one waits: its next step, and the next meeting; null where
 *     they go side by side anyway
 * @param longestCode the longest statements of any step, for which room is kept
 * @param sides left and right
 * @param differ whether the pictures carry marks
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
        List<BeatSideView> sides,
        boolean differ) {

    /** Addresses of other steps; null where there is none. */
    public record MovesView(String first, String previous, String next, String last) {}

    /** A step to go to. */
    public record LandmarkView(int number, String name, String url, boolean current) {}

    /**
     * Where one of the two stands.
     *
     * @param url its own page at this step
     * @param begun whether it has taken a step; the rest is empty where it has not
     * @param waits whether the other one moves alone
     * @param code the statement
     * @param grids the value, one picture a word
     * @param sentence what happened
     */
    public record BeatSideView(
            String title,
            String url,
            boolean begun,
            boolean waits,
            String code,
            List<GridView> grids,
            String sentence) {}
}
