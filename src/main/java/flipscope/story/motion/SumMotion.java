package flipscope.story.motion;

import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.Move.Kind;
import flipscope.trace.Operator;
import flipscope.trace.Step;

/**
 * A sum, a difference or a negation: the second operand is laid over the first, then all carries
 * run.
 */
final class SumMotion {
    private final Layers layers;
    private final Operator operator;
    private final Carries carries;
    private final int launched;

    private SumMotion(Layers layers, Step step) {
        this.layers = layers;
        this.operator = step.operator();
        this.carries = Carries.of(step);
        this.launched = carries.begin() + carries.pace();
    }

    static Motion of(Layers layers, Step step, long first, long second) {
        SumMotion motion = new SumMotion(layers, step);
        Flips bits = new Flips(layers.layout(), first);
        motion.lay(bits, first, second);
        for (int hops = 1; hops <= motion.carries.longest(); hops++) {
            int start = motion.arrival(hops);
            bits.flip(motion.after(hops), start, start + motion.carries.pace());
        }
        bits.addTo(layers);
        motion.overlay(second);
        motion.trail();
        new CarryRuns(layers, motion.shape(Shape.CARRY, Shape.BORROW), motion.carries).add();
        return layers.lasting(motion.carries.duration());
    }

    private Shape shape(Shape carry, Shape borrow) {
        return operator == Operator.SUBTRACT ? borrow : carry;
    }

    /** What happens before the first carry arrives. */
    private void lay(Flips bits, long first, long second) {
        int begin = carries.begin();
        if (operator == Operator.SUBTRACT) {
            bits.flip(second, begin, launched);
            return;
        }
        long under = first;
        if (operator == Operator.NEGATE) {
            int half = Carries.TURNED / 2;
            Move out = Move.of(Kind.TURN_OUT, 0, half);
            bits.flip(all(), out, Move.of(Kind.TURN_IN, half, Carries.TURNED));
            under = ~first;
        }
        bits.flip(second & ~under, begin - Carries.LAID_OVER, begin);
        bits.flip(second & under, begin, launched);
    }

    private long all() {
        return Layers.drawn(layers.layout(), -1L);
    }

    /** The second operand: as outlines if it is taken away, else where it meets the first. */
    private void overlay(long second) {
        int begin = carries.begin();
        Move in = Move.of(Kind.FADE_IN, begin - Carries.LAID_OVER, begin);
        Move out = Move.of(Kind.FADE_OUT, begin, launched);
        if (operator == Operator.SUBTRACT) {
            layers.shapes(Shape.OUTLINE, second, in, out);
        } else {
            layers.shapes(Shape.MEETING, carries.starts(), in, out);
        }
    }

    private void trail() {
        for (int hops = 1; hops <= carries.longest(); hops++) {
            int start = arrival(hops);
            Move in = Move.of(Kind.FADE_IN, start, start + carries.pace());
            layers.shapes(shape(Shape.CARRY_TRAIL, Shape.BORROW_TRAIL), after(hops), in);
        }
    }

    private int arrival(int hops) {
        return carries.begin() + hops * carries.pace();
    }

    /** The cells that are reached after so many hops. */
    private long after(int hops) {
        long cells = 0;
        for (int bit = 0; bit < layers.layout().bits(); bit++) {
            cells |= carries.hops(bit) == hops ? 1L << bit : 0;
        }
        return cells;
    }
}
