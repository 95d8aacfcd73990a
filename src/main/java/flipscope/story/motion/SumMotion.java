package flipscope.story.motion;

import static flipscope.story.motion.Keyframe.fadeIn;
import static flipscope.story.motion.Keyframe.fadeOut;
import static flipscope.trace.Word.has;

import flipscope.story.motion.Keyframe.Kind;
import flipscope.story.motion.Layer.Shape;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /** How each bit changes in place, perhaps several times. */
    private final List<List<Keyframe>> moves = new ArrayList<>();

    /** The bits that are set so far. */
    private long set;

    SumMotion(Layers layers, Step step, long first, long second) {
        this.layers = layers;
        this.operator = step.operator();
        this.carries = Carries.of(step);
        this.launched = carries.arrival(1);
        this.first = first;
        this.second = second;
        this.set = first;
        layers.layout.inOrder().forEach(bit -> moves.add(new ArrayList<>()));
    }

    Motion motion() {
        lay();
        for (int hops = 1; hops <= carries.longest(); hops++) {
            flip(after(hops), carries.arrival(hops), carries.arrival(hops + 1));
        }
        addBits();
        overlay();
        trail();
        new CarryRuns(layers, shape(Shape.CARRY, Shape.BORROW), carries).add();
        return layers.lasting(carries.duration());
    }

    /** Set bits are cleared and clear ones set. */
    private void flip(long cells, int start, int end) {
        flip(cells, fadeOut(start, end), fadeIn(start, end));
    }

    private void flip(long cells, Keyframe out, Keyframe in) {
        layers.layout
                .inOrder()
                .filter(bit -> has(cells, bit))
                .forEach(bit -> moves.get(bit).add(has(set, bit) ? out : in));
        set ^= cells;
    }

    /** Those with the same history are one layer. */
    private void addBits() {
        Map<List<Keyframe>, List<Cell>> alike = new LinkedHashMap<>();
        layers.layout
                .inOrder()
                .filter(bit -> has(set, bit) || !moves.get(bit).isEmpty())
                .forEach(
                        bit ->
                                alike.computeIfAbsent(moves.get(bit), none -> new ArrayList<>())
                                        .add(Layer.cell(layers.layout, bit)));
        alike.forEach(
                (history, cells) -> layers.add(new Layer(Shape.BIT, cells, List.of(), history)));
    }

    private Shape shape(Shape carry, Shape borrow) {
        return operator == Operator.SUBTRACT ? borrow : carry;
    }

    /** What happens before the first carry arrives. */
    private void lay() {
        int begin = carries.begin();
        if (operator == Operator.SUBTRACT) {
            flip(second, begin, launched);
            return;
        }
        long under = first;
        if (operator == Operator.NEGATE) {
            int half = Carries.TURNED / 2;
            Keyframe out = Keyframe.of(Kind.TURN_OUT, 0, half);
            Keyframe in = Keyframe.of(Kind.TURN_IN, half, Carries.TURNED);
            flip(layers.layout.drawn(-1L), out, in);
            under = ~first;
        }
        flip(second & ~under, begin - Carries.LAID_OVER, begin);
        flip(second & under, begin, launched);
    }

    /** The second operand: as outlines if it is taken away, else where it meets the first. */
    private void overlay() {
        int begin = carries.begin();
        Keyframe in = fadeIn(begin - Carries.LAID_OVER, begin);
        Keyframe out = fadeOut(begin, launched);
        if (operator == Operator.SUBTRACT) {
            layers.shapes(Shape.OUTLINE, second, in, out);
        } else {
            layers.shapes(Shape.MEETING, carries.ripple().starts(), in, out);
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
