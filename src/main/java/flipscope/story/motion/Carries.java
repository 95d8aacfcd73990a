package flipscope.story.motion;

import flipscope.trace.BitLayout;
import flipscope.trace.Operator;
import flipscope.trace.Ripple;
import flipscope.trace.Step;
import java.util.stream.IntStream;

/**
 * When the carries of a sum or the borrows of a difference come to each cell. All set off together,
 * and each runs on from cell to cell.
 *
 * @param ripple their cells
 * @param begin when they set off
 */
public record Carries(Ripple ripple, int begin) {
    /** From one cell to the next, slowly enough to be followed in a written sum. */
    private static final int PACE = 360;

    /** The pace from the second row on, where nobody follows a carry cell by cell. */
    private static final int FAST = 30;

    private static final int ROW = 8;

    static final int LAID_OVER = 400;
    static final int TURNED = 360;

    /** The carries of a step that adds, subtracts or negates bits: {@code -x} is {@code ~x + 1}. */
    public static Carries of(Step step) {
        boolean negates = step.operator() == Operator.NEGATE;
        long bits = step.word(0).bits();
        long first = negates ? ~bits : bits;
        long second = negates ? 1 : step.word(1).bits();
        long result = step.word().bits();
        Ripple ripple =
                step.operator() == Operator.SUBTRACT
                        ? Ripple.difference(first, second, result)
                        : Ripple.sum(first, second, result);
        BitLayout layout = step.layout();
        Ripple drawn = new Ripple(layout.drawn(ripple.starts()), layout.drawn(ripple.reached()));
        return new Carries(drawn, LAID_OVER + (negates ? TURNED : 0));
    }

    /** How many cells a carry has gone when it reaches this one; 0 if none does. */
    public int hops(int cell) {
        return ripple.reaches(cell) ? cell - ripple.start(cell) : 0;
    }

    /** The most cells that one of them goes. */
    public int longest() {
        return IntStream.range(0, Long.SIZE).map(this::hops).max().orElse(0);
    }

    /** When a carry comes to the cell that is so many cells on. */
    public int arrival(int hops) {
        return begin + Math.min(hops, ROW) * PACE + Math.max(0, hops - ROW) * FAST;
    }

    public int duration() {
        return arrival(longest() + 1);
    }
}
