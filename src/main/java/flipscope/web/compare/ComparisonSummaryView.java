package flipscope.web.compare;

import flipscope.web.compare.PairView.BeatSideView;
import flipscope.web.draw.GridView;
import java.util.List;

/**
 * Two algorithms side by side, at a glance: what each comes to and costs, and perhaps one step.
 *
 * @param sentences how the answers stand to one another
 * @param sides left and right
 * @param url both step by step
 * @param message how the two stand to one another at the step; empty where none is shown
 * @param beats left and right at the step; none where no step is shown
 * @param differ whether the pictures carry marks
 */
public record ComparisonSummaryView(
        List<String> sentences,
        List<BriefSideView> sides,
        String url,
        String message,
        List<BeatSideView> beats,
        boolean differ) {

    /**
     * One of the two.
     *
     * @param url its own page on the same inputs
     * @param cost how many operations it took, in words
     * @param answer what it came to: one picture a word
     */
    public record BriefSideView(String title, String url, String cost, List<GridView> answer) {}
}
