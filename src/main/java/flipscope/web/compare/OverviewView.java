package flipscope.web.compare;

import flipscope.web.compare.ComparisonView.Side;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;

/**
 * Two algorithms at a glance, before any step of them is chosen.
 *
 * @param start the address of the first step that may be shown
 * @param sides left and right
 * @param kinds the kinds of operations that either of them executed
 */
public record OverviewView(String start, List<SideView> sides, List<String> kinds) {
    /** An algorithm with its storyboard. */
    public record SideView(Side side, List<FrameView> frames) {}
}
