package flipscope.web.compare;

import flipscope.web.compare.PairView.PairSideView;
import flipscope.web.draw.GridView;
import java.util.List;

/**
 * A summary of two algorithms side by side: their answers and costs, and optionally one step.
 *
 * @param sentences how the answers differ
 * @param sides left and right
 * @param url the full comparison
 * @param message how the two compare at the step; empty if none is shown
 * @param stepSides left and right at the step; empty if none is shown
 * @param differ whether the pictures are marked
 */
public record ComparisonSummaryView(
        List<String> sentences,
        List<BriefSideView> sides,
        String url,
        String message,
        List<PairSideView> stepSides,
        boolean differ) {

    /**
     * One of the two algorithms.
     *
     * @param url its own page on the same inputs
     * @param cost how many operations it took, in words
     * @param answer its answer: one picture for each word
     */
    public record BriefSideView(String title, String url, String cost, List<GridView> answer) {}
}
