package flipscope.web.trace.change;

import flipscope.web.draw.GridView;
import java.util.List;

/**
 * The edit of one token, and its effect.
 *
 * @param before the original token
 * @param after the new text; empty if the token was removed
 * @param place where the token is
 * @param verdict whether the result is still correct; empty if that would give an answer away
 * @param wrong whether the result differs
 * @param undo this page without the edit
 * @param find a page where the edited code goes wrong, or null
 * @param findName the text of that link
 * @param first the first step that differs here, or null
 * @param notice the outcome of a search, or empty
 * @param outcomes each result beside the correct one
 * @param step the shown step before and after, or null
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

    /** A result beside the correct one. */
    public record OutcomeView(GridView correct, GridView changed) {}

    /**
     * A step before and after the edit.
     *
     * @param name what it computes
     * @param url the step in the unedited code
     */
    public record StepView(String name, OutcomeView outcome, String url) {}

    /** Whether the token was replaced rather than removed. */
    public boolean isReplaced() {
        return !after.isEmpty();
    }

    /** Whether any bit is marked as extra or missing. */
    public boolean marked() {
        boolean whole = wrong && outcomes.stream().anyMatch(ChangeView::hasCells);
        return whole || step != null && hasCells(step.outcome());
    }

    private static boolean hasCells(OutcomeView outcome) {
        return !outcome.changed().cells().isEmpty();
    }
}
