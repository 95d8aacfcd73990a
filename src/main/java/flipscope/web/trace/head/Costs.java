package flipscope.web.trace.head;

import flipscope.text.Messages;
import flipscope.trace.Counts;
import java.util.List;

/** What an algorithm costs, in words. */
public final class Costs {
    private Costs() {}

    /** The number of operations of each kind that occurred: {@code 12 shifts}. */
    public static List<String> kinds(Messages words, Counts counts) {
        return Counts.KINDS.stream()
                .filter(counts.byKind()::containsKey)
                .map(kind -> words.text("share.count." + kind, counts.byKind().get(kind)))
                .toList();
    }

    /** The number of operations, and how many of them depend on one another in a chain. */
    public static String text(Messages words, Counts counts) {
        return counts.total() == 0
                ? words.text("stepper.costs.none")
                : words.text("stepper.costs", counts.total(), counts.depth());
    }
}
