package flipscope.story;

import flipscope.trace.Marks;
import flipscope.trace.ViewKind.Shape;
import java.util.ArrayList;
import java.util.List;

/** Describes additions, subtractions, negation and products: where the carries ran. */
final class SumWords {
    private static final int MOST_RUNS = 2;

    private final StepContext telling;
    private final Marks marks;

    private SumWords(StepContext telling) {
        this.telling = telling;
        this.marks = telling.step().marks();
    }

    static String sum(StepContext telling) {
        if (telling.isPlain()) {
            return telling.plain();
        }
        return telling.view().shape() == Shape.LANES
                ? lanes(telling, "story.sum.lanes")
                : new SumWords(telling).sum();
    }

    static String difference(StepContext telling) {
        if (telling.isPlain()) {
            return telling.plain();
        }
        return telling.view().shape() == Shape.LANES
                ? lanes(telling, "story.difference.lanes")
                : new SumWords(telling).difference();
    }

    static String negation(StepContext telling) {
        if (telling.isPlain()) {
            return telling.say(
                    "story.negation.number", telling.describe(0), telling.describeResult());
        }
        long lowest = Long.lowestOneBit(BitNames.drawn(telling.bits(0), telling.view()));
        return lowest == 0
                ? telling.say("story.negation.zero")
                : telling.say("story.negation", telling.squares(lowest));
    }

    static String product(StepContext telling) {
        if (telling.isPlain()) {
            return telling.plain();
        }
        int copies = Long.bitCount(telling.bits(1));
        return telling.say("story.product", copies, telling.describeResult());
    }

    private static String lanes(StepContext telling, String key) {
        long total = Values.total(telling.result(), telling.view());
        return telling.say(key, telling.describeResult(), total);
    }

    private String sum() {
        if (marks.carry() != 0) {
            return ran("story.sum.carry");
        }
        return telling.bits(0) == 0 || telling.bits(1) == 0
                ? telling.say("story.sum.nothing")
                : telling.say("story.sum.no-carry", telling.describeResult());
    }

    private String difference() {
        String changed = ChangeWords.of(telling);
        return marks.carry() == 0
                ? (telling.say("story.difference.no-borrow") + " " + changed).strip()
                : ran("story.difference.borrow");
    }

    /** Where carries ran and what they changed: at most two lists, after that a count. */
    private String ran(String key) {
        List<String> runs = runs();
        String way = telling.say("story.run.way." + way());
        String names = NameList.of(telling.messages(), runs, MOST_RUNS);
        String ran = telling.say(key, names, runs.size(), way);
        return (ran + " " + ChangeWords.afterAList(telling)).strip();
    }

    /** The direction of carries in this view. */
    private String way() {
        long carry = BitNames.drawn(marks.carry(), telling.view());
        if (telling.view().shape() == Shape.CUBE) {
            return crosses(carry, 16) ? "up" : crosses(carry, 4) ? "rows" : "files";
        }
        int width = BitNames.width(telling.view());
        return width > 0 && crosses(carry, width) ? "left-rows" : "left";
    }

    /** Whether a carry crosses from one row of {@code width} bits into the next. */
    private static boolean crosses(long carry, int width) {
        for (int bit = width; bit < Long.SIZE; bit += width) {
            if ((carry >>> bit & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Every unbroken run of carries, from its first place to its last. */
    private List<String> runs() {
        List<String> runs = new ArrayList<>();
        long rest = BitNames.drawn(marks.carry(), telling.view());
        while (rest != 0) {
            int top = 63 - Long.numberOfLeadingZeros(rest);
            int bottom = top - Long.numberOfLeadingZeros(~(rest << 63 - top)) + 1;
            runs.add(telling.say("story.run", name(Math.max(0, bottom - 1)), name(top)));
            rest &= (1L << bottom) - 1;
        }
        return runs;
    }

    private String name(int bit) {
        return BitNames.name(bit, telling.view());
    }
}
