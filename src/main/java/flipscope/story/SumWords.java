package flipscope.story;

import flipscope.trace.Marks;
import flipscope.trace.ViewKind.Shape;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/** Describes additions, subtractions, negation and products: where the carries ran. */
final class SumWords {
    private static final int MOST_RUNS = 2;

    private final StepContext context;
    private final Marks marks;

    private SumWords(StepContext context) {
        this.context = context;
        this.marks = context.marks();
    }

    static String sum(StepContext context) {
        if (context.isPlain()) {
            return context.plain();
        }
        return context.view().shape() == Shape.LANES
                ? lanes(context, "story.sum.lanes")
                : new SumWords(context).sum();
    }

    static String difference(StepContext context) {
        if (context.isPlain()) {
            return context.plain();
        }
        return context.view().shape() == Shape.LANES
                ? lanes(context, "story.difference.lanes")
                : new SumWords(context).difference();
    }

    static String negation(StepContext context) {
        if (context.isPlain()) {
            return context.say(
                    "story.negation.number", context.describe(0), context.describeResult());
        }
        long lowest = Long.lowestOneBit(context.drawn(context.bits(0)));
        return lowest == 0
                ? context.say("story.negation.zero")
                : context.say("story.negation", context.squares(lowest));
    }

    static String product(StepContext context) {
        if (context.isPlain()) {
            return context.plain();
        }
        int copies = Long.bitCount(context.bits(1));
        return context.say("story.product", copies, context.describeResult());
    }

    private static String lanes(StepContext context, String key) {
        long total = Values.total(context.result(), context.view());
        return context.say(key, context.describeResult(), total);
    }

    private String sum() {
        if (marks.carry() != 0) {
            return ran("story.sum.carry");
        }
        return context.bits(0) == 0 || context.bits(1) == 0
                ? context.say("story.sum.nothing")
                : context.say("story.sum.no-carry", context.describeResult());
    }

    private String difference() {
        String changed = SetWords.changes(context);
        return marks.carry() == 0
                ? (context.say("story.difference.no-borrow") + " " + changed).strip()
                : ran("story.difference.borrow");
    }

    /** Where carries ran and what they changed: at most two lists, after that a count. */
    private String ran(String key) {
        List<String> runs = runs();
        String direction = context.say("story.run.direction." + direction());
        String names = context.list(runs, MOST_RUNS);
        String ran = context.say(key, names, runs.size(), direction);
        return (ran + " " + SetWords.changesAfterAList(context)).strip();
    }

    /** The direction of carries in this view. */
    private String direction() {
        long carry = context.drawn(marks.carry());
        if (context.view().shape() == Shape.CUBE) {
            return crosses(carry, 16) ? "up" : crosses(carry, 4) ? "rows" : "files";
        }
        int width = BitNames.width(context.view());
        return width > 0 && crosses(carry, width) ? "left-rows" : "left";
    }

    /** Whether a carry crosses from one row of {@code width} bits into the next. */
    private static boolean crosses(long carry, int width) {
        for (int bit = width; bit < Long.SIZE; bit += width) {
            if (Word.has(carry, bit)) {
                return true;
            }
        }
        return false;
    }

    /** Every unbroken run of carries, from its first place to its last. */
    private List<String> runs() {
        List<String> runs = new ArrayList<>();
        long rest = context.drawn(marks.carry());
        while (rest != 0) {
            int top = 63 - Long.numberOfLeadingZeros(rest);
            int bottom = top - Long.numberOfLeadingZeros(~(rest << (63 - top))) + 1;
            runs.add(context.say("story.run", name(Math.max(0, bottom - 1)), name(top)));
            rest &= Word.ones(bottom);
        }
        return runs;
    }

    private String name(int bit) {
        return BitNames.name(bit, context.view());
    }
}
