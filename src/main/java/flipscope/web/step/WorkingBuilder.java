package flipscope.web.step;

import flipscope.story.Narrator;
import flipscope.story.Stop;
import flipscope.story.motion.SumClock;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.step.WorkingView.NextView;
import flipscope.web.trace.request.StepOptions;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes a step out as on paper, where it adds or multiplies: what the pictures cannot show. */
record WorkingBuilder(Narrator narrator, StepAddresses links, Stop stop, Step step) {

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
                            .filter(WorkingBuilder::needsRoom)
                            .map(Step::index)
                            .collect(Collectors.toCollection(TreeSet::new)),
                    steps.stream().anyMatch(PartialProducts::inLanes),
                    steps.stream().anyMatch(PartialProducts::isProduct));
        }
    }

    private Places places() {
        return narrator.trace().derived(Places.class, Places::of);
    }

    /** Empty if no step of the trace adds or multiplies boards. */
    Optional<WorkingView> view() {
        return Optional.of(places()).filter(each -> !each.roomy().isEmpty()).map(this::view);
    }

    private WorkingView view(Places places) {
        return new WorkingView(
                "working" + (places.lanes() ? " tall" : "") + (places.products() ? " wide" : ""),
                Optional.of(step).filter(ColumnAddition::isWritten).map(this::sum),
                Optional.of(step).filter(PartialProducts::isProduct).map(this::copies),
                Optional.ofNullable(places.roomy().higher(step.index()))
                        .map(narrator.trace()::step)
                        .map(next -> new NextView(next.text(), links.url(next.index()))));
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

    private PartialProducts copies(Step product) {
        return PartialProducts.of(narrator.messages(), product, links.options().rank(), this::row);
    }

    /** This step with another row written out. */
    private String row(int rank) {
        return links.url(step.index(), links.options().withRank(rank));
    }

    private static boolean needsRoom(Step step) {
        return ColumnAddition.isSum(step) || PartialProducts.isProduct(step);
    }
}
