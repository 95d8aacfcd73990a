package flipscope.web.stepper;

import flipscope.text.Messages;
import flipscope.trace.Counts;

/** What an algorithm costs, in words. */
public final class Costs {
    private Costs() {}

    /** How many operations there were, and how many of them in a chain. */
    public static String text(Messages words, Counts counts) {
        return counts.total() == 0
                ? words.text("stepper.costs.none")
                : words.text("stepper.costs", counts.total(), counts.depth());
    }
}
