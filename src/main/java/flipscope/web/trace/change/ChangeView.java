package flipscope.web.trace.change;

import flipscope.web.draw.GridView;
import java.util.List;

/**
 * What is different where one token of the code has been changed.
 *
 * @param before what stood there
 * @param after what stands there now; empty where it is left out
 * @param place where that is
 * @param verdict how the result stands to the right one; empty where that would tell an answer
 * @param wrong whether it is another
 * @param undo the same page with the code as it is
 * @param find a page where it goes wrong, or null
 * @param findName what that is called
 * @param first the first step that differs here, or null
 * @param notice what came of a search, or empty
 * @param outcomes the results, each beside the right one
 * @param step what the step that is shown comes to, or null
 */
public record ChangeView(
        String before,
        String after,
        String place,
        String verdict,
        boolean wrong,
        String undo,
        String find,
        String findName,
        String first,
        String notice,
        List<OutcomeView> outcomes,
        StepView step) {

    /** A result beside the right one. */
    public record OutcomeView(GridView right, GridView changed) {}

    /**
     * A step beside what it is in the code as it is.
     *
     * @param name what it works out
     * @param url the step in the code as it is
     */
    public record StepView(String name, OutcomeView outcome, String url) {}

    /** Whether something stands in the place of what was there. */
    public boolean isReplaced() {
        return !after.isEmpty();
    }

    /** Whether any bit carries a mark for being extra or missing. */
    public boolean marked() {
        boolean whole = wrong && outcomes.stream().anyMatch(ChangeView::hasCells);
        return whole || step != null && hasCells(step.outcome());
    }

    private static boolean hasCells(OutcomeView outcome) {
        return !outcome.changed().cells().isEmpty();
    }
}
