package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;

import flipscope.story.motion.Keyframe.Kind;
import flipscope.story.motion.Layer.Shape;
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
    private final long first;
    private final long second;
    private final Flips bits;

    SumMotion(Layers layers, Step step, long first, long second) {
        this.layers = layers;
        this.operator = step.operator();
        this.carries = Carries.of(step);
        this.launched = carries.arrival(1);
        this.first = first;
        this.second = second;
        this.bits = new Flips(layers.layout, first);
    }

    Motion motion() {
        lay();
        for (int hops = 1; hops <= carries.longest(); hops++) {
            bits.flip(after(hops), carries.arrival(hops), carries.arrival(hops + 1));
        }
        bits.addTo(layers);
        overlay();
        trail();
        new CarryRuns(layers, shape(Shape.CARRY, Shape.BORROW), carries).add();
        return layers.lasting(carries.duration());
    }

    private Shape shape(Shape carry, Shape borrow) {
        return operator == Operator.SUBTRACT ? borrow : carry;
    }

    /** What happens before the first carry arrives. */
    private void lay() {
        int begin = carries.begin();
        if (operator == Operator.SUBTRACT) {
            bits.flip(second, begin, launched);
            return;
        }
        long under = first;
        if (operator == Operator.NEGATE) {
            int half = Carries.TURNED / 2;
            Keyframe out = Keyframe.of(Kind.TURN_OUT, 0, half);
            Keyframe in = Keyframe.of(Kind.TURN_IN, half, Carries.TURNED);
            bits.flip(layers.layout.drawn(-1L), out, in);
            under = ~first;
        }
        bits.flip(second & ~under, begin - Carries.LAID_OVER, begin);
        bits.flip(second & under, begin, launched);
    }

    /** The second operand: as outlines if it is taken away, else where it meets the first. */
    private void overlay() {
        int begin = carries.begin();
        Keyframe in = fadeIn(begin - Carries.LAID_OVER, begin);
        Keyframe out = fadeOut(begin, launched);
        if (operator == Operator.SUBTRACT) {
            layers.shapes(Shape.OUTLINE, second, in, out);
        } else {
            layers.shapes(Shape.MEETING, carries.starts(), in, out);
        }
    }

    private void trail() {
        for (int hops = 1; hops <= carries.longest(); hops++) {
            Keyframe in = fadeIn(carries.arrival(hops), carries.arrival(hops + 1));
            layers.shapes(shape(Shape.CARRY_TRAIL, Shape.BORROW_TRAIL), after(hops), in);
        }
    }

    /** The cells that are reached after so many hops. */
    private long after(int hops) {
        return layers.layout.where(bit -> carries.hops(bit) == hops);
    }
}
