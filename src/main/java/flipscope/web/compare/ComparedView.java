package flipscope.web.compare;

import flipscope.web.draw.GridView;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;

/**
 * Two algorithms at a glance.
 *
 * @param sides left and right
 * @param costs how often each did each operation
 * @param differ whether the pictures of the answers carry marks
 * @param start the first step of both
 */
public record ComparedView(
        List<SideView> sides, List<CostView> costs, boolean differ, String start) {

    /**
     * One of the two.
     *
     * @param url its own page on the same inputs
     * @param frames its storyboard
     * @param answer what it came to: one picture a word
     */
    public record SideView(
            String title,
            String summary,
            String url,
            List<FrameView> frames,
            List<GridView> answer) {}

    /** One row of the table: a kind of operation and how often it was executed. */
    public record CostView(String css, String kind, int left, int right) {}
}
