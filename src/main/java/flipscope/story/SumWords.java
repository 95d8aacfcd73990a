package flipscope.story;

import static flipscope.story.BitNames.areSquares;

import flipscope.rules.Squares;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Last;
import flipscope.trace.Runs;
import flipscope.trace.Word;
import java.util.List;
import java.util.stream.IntStream;

/** Describes additions, subtractions, negation and products: where the carries ran. */
final class SumWords extends StepWords {
    SumWords(StepWords words) {
        super(words);
    }

    String sum() {
        return isPlain() ? plain() : isLanes() ? lanes("story.sum.lanes") : added();
    }

    String difference() {
        return isPlain() ? plain() : isLanes() ? lanes("story.difference.lanes") : subtracted();
    }

    String negation() {
        if (isPlain()) {
            return say("story.negation.number", describe(0), describeResult());
        }
        long lowest = Long.lowestOneBit(drawn(bits(0)));
        return lowest == 0 ? say("story.negation.zero") : say("story.negation", squares(lowest));
    }

    String product() {
        if (isPlain()) {
            return plain();
        }
        int copies = Long.bitCount(bits(1));
        return say("story.product", copies, describeResult());
    }

    private boolean isLanes() {
        return view.shape() == Shape.LANES;
    }

    private String lanes(String key) {
        long total = Values.total(result(), view);
        return say(key, describeResult(), total);
    }

    private String added() {
        if (marks.carry() != 0) {
            return ran("story.sum.carry");
        }
        return bits(0) == 0 || bits(1) == 0
                ? say("story.sum.nothing")
                : say("story.sum.no-carry", describeResult());
    }

    private String subtracted() {
        return marks.carry() == 0
                ? (say("story.difference.no-borrow") + " " + new SetWords(this).changes(false))
                        .strip()
                : ran("story.difference.borrow");
    }

    /** Where carries ran and what they changed: at most two lists, after that a count. */
    private String ran(String key) {
        List<String> runs = runs();
        String direction = say("story.run.direction." + direction());
        String ran = say(key, list(runs), runs.size(), direction);
        return (ran + " " + new SetWords(this).changes(true)).strip();
    }

    /** The direction of carries in this view. */
    private String direction() {
        long carry = drawn(marks.carry());
        if (view.shape().isCube()) {
            return crosses(carry, 16) ? "up" : crosses(carry, 4) ? "rows" : "files";
        }
        BitLayout layout = step.layout();
        String way = layout.runsRight() ? "right" : "left";
        boolean rows = areSquares(view) && crosses(carry, layout.columns());
        return rows ? way + "-rows" : way;
    }

    /** Whether a carry crosses from one row of {@code width} bits into the next. */
    private boolean crosses(long carry, int width) {
        return IntStream.iterate(width, bit -> bit < Long.SIZE, bit -> bit + width)
                .anyMatch(bit -> Word.has(carry, bit));
    }

    /** Every unbroken run of carries, from its first place to its last. */
    private List<String> runs() {
        List<Integer> places = Squares.list(drawn(marks.carry()));
        return Runs.of(places, (one, other) -> one - 1 == other).stream()
                .map(run -> say("story.run", name(Math.max(0, Last.of(run) - 1)), name(run.get(0))))
                .toList();
    }

    private String name(int bit) {
        return BitNames.name(bit, view);
    }
}
