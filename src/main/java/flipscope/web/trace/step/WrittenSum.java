package flipscope.web.trace.step;

import flipscope.story.Narrator;
import flipscope.story.Stop;
import flipscope.story.motion.SumClock;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.trace.request.StepOptions;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * How a step computes its result, bit by bit, in algorithms that add or multiply boards. Steps
 * without anything to write out keep the space, so that nothing below moves.
 */
public record WrittenSum(Narrator narrator, StepAddresses links, Stop stop, Step step) {

    /**
     * Where a trace has something to write out.
     *
     * @param roomy the steps that add or multiply boards
     * @param lanes whether any of them multiplies lane by lane
     * @param products whether any of them multiplies
     */
    private record Places(NavigableSet<Integer> roomy, boolean lanes, boolean products) {
        static Places of(Trace trace) {
            List<Step> steps = trace.steps();
            return new Places(
                    steps.stream()
                            .filter(WrittenSum::needsRoom)
                            .map(Step::index)
                            .collect(Collectors.toCollection(TreeSet::new)),
                    steps.stream().anyMatch(PartialProducts::inLanes),
                    steps.stream().anyMatch(PartialProducts::isProduct));
        }
    }

    private Places places() {
        return narrator.trace().derived(Places.class, Places::of);
    }

    /** Whether any step of the trace adds or multiplies boards. */
    boolean hasRoom() {
        return !places().roomy().isEmpty();
    }

    /** One row of the step, written as in school. */
    public Optional<ColumnAddition> sum() {
        return Optional.of(step).filter(ColumnAddition::isWritten).map(this::sum);
    }

    private ColumnAddition sum(Step sum) {
        StepOptions options = links.options();
        return ColumnAddition.of(
                narrator.messages(),
                sum,
                options.rank(),
                this::row,
                ColumnAddition.isSum(sum)
                        ? SumClock.of(narrator.trace(), stop, options.detail(), sum)
                        : Optional.empty());
    }

    /** The shifted copies of a multiplication. */
    public Optional<PartialProducts> copies() {
        return Optional.of(step).filter(PartialProducts::isProduct).map(this::copies);
    }

    private PartialProducts copies(Step product) {
        return PartialProducts.of(narrator.messages(), product, links.options().rank(), this::row);
    }

    /** This step with another row written out. */
    private String row(int rank) {
        return links.url(step.index(), links.options().withRank(rank));
    }

    /** The next step that adds or multiplies boards. */
    public Optional<Step> next() {
        return Optional.ofNullable(places().roomy().higher(step.index()))
                .map(narrator.trace().steps()::get);
    }

    public String url(Step other) {
        return links.url(other.index());
    }

    /** Its classes: tall where a step of the trace multiplies lane by lane, wide where one does. */
    public String css() {
        return "working" + (places().lanes() ? " tall" : "") + (places().products() ? " wide" : "");
    }

    private static boolean needsRoom(Step step) {
        return ColumnAddition.isSum(step) || PartialProducts.isProduct(step);
    }
}
