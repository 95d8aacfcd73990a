package flipscope.web.compare;

import flipscope.web.draw.GridView;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;

/**
 * The overview of two algorithms.
 *
 * @param sides left and right
 * @param costs how often each algorithm uses each kind of operation
 * @param differ whether the pictures of the answers are marked
 * @param start the address of the first step
 */
public record ComparedView(
        List<SideView> sides, List<CostView> costs, boolean differ, String start) {

    /**
     * One of the two algorithms.
     *
     * @param url its own page on the same inputs
     * @param frames its storyboard
     * @param answer its answer: one picture for each word
     */
    public record SideView(
            String title,
            String summary,
            String url,
            List<FrameView> frames,
            List<GridView> answer) {}

    /** A row of the cost table: a kind of operation and how often each side executed it. */
    public record CostView(String css, String kind, int left, int right) {}
}
