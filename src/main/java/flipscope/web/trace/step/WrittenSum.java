package flipscope.web.trace.step;

import flipscope.story.motion.SumClock;
import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.trace.step.WrittenSumView.NextView;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Writes out how a step computes its result, in algorithms that add or multiply boards. */
final class WrittenSum {
    private final Trace trace;
    private final SchoolSum sum;
    private final PartialProducts copies;
    private final IntFunction<String> stepUrl;

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

    /**
     * @param url the address of the same step with another row chosen
     * @param stepUrl the address of another step
     * @param clock when a sum is settled on the stage, if it is played there
     */
    WrittenSum(
            Trace trace,
            Messages words,
            IntFunction<String> url,
            IntFunction<String> stepUrl,
            Function<Step, Optional<SumClock>> clock) {
        this.trace = trace;
        this.sum = new SchoolSum(words, url, clock);
        this.copies = new PartialProducts(words);
        this.stepUrl = stepUrl;
    }

    /**
     * The working of a step; null if no step of the trace adds or multiplies boards.
     *
     * @param chosen the row, from 1; 0 for the most interesting one
     */
    WrittenSumView of(Step step, int chosen) {
        Places places = trace.derived(Places.class, Places::of);
        if (places.roomy().isEmpty()) {
            return null;
        }
        return new WrittenSumView(
                SchoolSum.isWritten(step) ? sum.of(step, chosen) : null,
                PartialProducts.isProduct(step) ? copies.of(step) : null,
                next(step, places),
                places.lanes(),
                places.products());
    }

    /** The next step that adds or multiplies boards; null after the last one. */
    private NextView next(Step step, Places places) {
        return Optional.ofNullable(places.roomy().higher(step.index()))
                .map(trace.steps()::get)
                .map(each -> new NextView(each.text(), stepUrl.apply(each.index())))
                .orElse(null);
    }

    private static boolean needsRoom(Step step) {
        return SchoolSum.isSum(step) || PartialProducts.isProduct(step);
    }
}
