package flipscope.story.motion;

import static flipscope.trace.Word.has;

import flipscope.story.BitLayout;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.stream.IntStream;

/**
 * The carries of a sum, or the borrows of a difference. All set off together, and each runs on from
 * cell to cell.
 *
 * @param starts the cells that they set off from
 * @param reached the cells that they run into
 * @param before the bits when they set off: where exactly one of the operands has a one
 * @param begin when they set off
 */
public record Carries(long starts, long reached, long before, int begin) {
    private static final int ALL = 900;
    private static final int SHORTEST = 15;
    private static final int LONGEST = 70;

    static final int LAID_OVER = 200;
    static final int TURNED = 240;

    /** Of a step that adds, subtracts or negates bits. */
    public static Carries of(Step step) {
        BitLayout layout = BitLayout.of(step.view(), step.result());
        long first = step.word(0).bits();
        if (step.operator() == Operator.NEGATE) {
            return between(layout, ~first, 1, step, ~first & 1, TURNED + LAID_OVER);
        }
        long second = step.word(1).bits();
        long starts = step.operator() == Operator.ADD ? first & second : ~first & second;
        return between(layout, first, second, step, starts, LAID_OVER);
    }

    private static Carries between(
            BitLayout layout, long first, long second, Step step, long starts, int begin) {
        long before = first ^ second;
        long reached = before ^ ((Word) step.result()).bits();
        return new Carries(
                layout.drawn(starts), layout.drawn(reached), layout.drawn(before), begin);
    }

    /** How many cells a carry has gone when it reaches this one; 0 if none does. */
    public int hops(int cell) {
        if (!has(reached, cell)) {
            return 0;
        }
        int from = cell - 1;
        while (!has(starts, from)) {
            from--;
        }
        return cell - from;
    }

    /** The most cells that one of them goes. */
    public int longest() {
        return IntStream.range(0, Long.SIZE).map(this::hops).max().orElse(0);
    }

    /** How long it takes from one cell to the next. */
    public int pace() {
        return Math.min(LONGEST, Math.max(SHORTEST, ALL / Math.max(1, longest())));
    }

    public int duration() {
        return begin + (longest() + 1) * pace();
    }
}
