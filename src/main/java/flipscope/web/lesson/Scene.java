package flipscope.web.lesson;

import flipscope.trace.Last;
import flipscope.web.step.ColumnAddition;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.StepView;
import flipscope.web.step.TrackView.Segment;
import flipscope.web.step.WorkingView;
import java.util.List;
import java.util.Optional;

/**
 * One step beside the text of a lesson, with the ways to the others: what each kind of block that
 * steps has in common.
 *
 * @param block the name of its block, by which its elements are named
 * @param shown the step
 * @param way the places that its track leads to; none for a picture that stands still
 * @param where its place among them, in words; may be empty
 */
public record Scene(
        String block,
        StepView shown,
        List<Segment> way,
        String where,
        Optional<String> previous,
        Optional<String> next) {

    /** A step that leads nowhere. */
    static Scene still(String block, StepView shown) {
        return new Scene(block, shown, List.of(), "", Optional.empty(), Optional.empty());
    }

    /** One row of it as sums are written; empty where it adds nothing. */
    public Optional<ColumnAddition> sum() {
        return shown.working().flatMap(WorkingView::sum);
    }

    /**
     * Whether steps have a sum somewhere, and always a board, whose columns are those of the sum.
     */
    public static boolean haveSum(List<Scene> steps) {
        return steps.stream().anyMatch(each -> each.sum().isPresent())
                && steps.stream()
                        .allMatch(each -> each.result().grid().css().startsWith("as-board"));
    }

    private SlotView result() {
        return Last.of(shown.equation().slots());
    }

    /** The name of the value that it computes. */
    public String name() {
        return result().text();
    }
}
