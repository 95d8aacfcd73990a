package flipscope.web.stepper;

import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.view.WorkingView;
import flipscope.web.view.WorkingView.NextView;
import java.util.function.IntFunction;

/** Writes out how a step comes to its result, in algorithms that add or multiply boards. */
final class Working {
    private final Trace trace;
    private final SchoolSum sum;
    private final Copies copies;
    private final IntFunction<String> stepUrl;

    /**
     * @param url the address of the same step with another row chosen
     * @param stepUrl the address of another step
     */
    Working(Trace trace, Messages words, IntFunction<String> url, IntFunction<String> stepUrl) {
        this.trace = trace;
        this.sum = new SchoolSum(words, url);
        this.copies = new Copies(words);
        this.stepUrl = stepUrl;
    }

    /**
     * The working of a step; null where no step of the trace has one that needs the room.
     *
     * @param chosen the row, from 1; 0 for the one that has most to show
     */
    WorkingView of(Step step, int chosen) {
        if (trace.steps().stream().noneMatch(Working::needsRoom)) {
            return null;
        }
        return new WorkingView(
                SchoolSum.isWritten(step) ? sum.of(step, chosen) : null,
                Copies.isProduct(step) ? copies.of(step) : null,
                next(step),
                trace.steps().stream().anyMatch(Copies::inLanes),
                trace.steps().stream().anyMatch(Copies::isProduct));
    }

    /** The next step that adds or multiplies boards; null after the last one. */
    private NextView next(Step step) {
        return trace.steps().stream()
                .skip(step.index() + 1L)
                .filter(Working::needsRoom)
                .findFirst()
                .map(each -> new NextView(each.text(), stepUrl.apply(each.index())))
                .orElse(null);
    }

    private static boolean needsRoom(Step step) {
        return SchoolSum.isSum(step) || Copies.isProduct(step);
    }
}
