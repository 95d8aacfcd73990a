package flipscope.web.view;

import java.util.List;

/**
 * What is different where one token of the code has been changed.
 *
 * @param before what stood there
 * @param after what stands there now; empty where it is left out
 * @param place where that is
 * @param verdict how the result stands to the right one
 * @param wrong whether it is another
 * @param undo the same page with the code as it is
 * @param find a page where it goes wrong
 * @param findName what that is called
 * @param first the first step that differs here, or null
 * @param notice what came of a search, or empty
 * @param outcomes the results, each beside the right one
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
        List<OutcomeView> outcomes) {

    /** A result beside the right one. */
    public record OutcomeView(GridView right, GridView changed) {}

    /** Whether any bit carries a mark for being extra or missing. */
    public boolean marked() {
        return wrong && outcomes.stream().anyMatch(each -> !each.changed().cells().isEmpty());
    }
}
