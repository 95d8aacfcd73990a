package flipscope.story.motion;

import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.Move.Kind;

/** AND, OR, XOR and NOT: every bit changes where it is. */
final class BitwiseMotion {
    private static final int HOLD = 80;

    private BitwiseMotion() {}

    /** The second operand is a veil with holes: what it covers goes. */
    static Motion and(Layers layers, long first, long second, long result) {
        int veiled = 160;
        int lifted = veiled + HOLD + 200;
        int end = lifted + 120;
        long closed = Layers.drawn(layers.layout(), ~second);
        return layers.change(first, result, veiled + HOLD, lifted)
                .shapes(
                        Shape.VEIL,
                        closed,
                        Move.of(Kind.FADE_IN, 0, veiled),
                        Move.of(Kind.FADE_OUT, lifted, end))
                .lasting(end);
    }

    /** The second operand's bits grow. */
    static Motion or(Layers layers, long first, long result) {
        int end = 260;
        return layers.change(first, first & result, 0, end)
                .bits(result & ~first, Move.of(Kind.GROW, 0, end))
                .lasting(end);
    }

    /** The second operand comes as outlines: pairs go, single ones fill. */
    static Motion xor(Layers layers, long first, long second, long result) {
        int outlined = 200;
        int start = outlined + HOLD;
        int end = start + 240;
        return layers.bits(first & result)
                .bits(first & ~result, Move.of(Kind.SHRINK, start, end))
                .bits(result & ~first, Move.of(Kind.GROW, start, end))
                .shapes(
                        Shape.OUTLINE,
                        second,
                        Move.of(Kind.FADE_IN, 0, outlined),
                        Move.of(Kind.FADE_OUT, start, end))
                .lasting(end);
    }

    /** Every cell turns. */
    static Motion not(Layers layers, long operand, long result) {
        int end = 360;
        return layers.bits(operand, Move.of(Kind.TURN_OUT, 0, end / 2))
                .bits(result, Move.of(Kind.TURN_IN, end / 2, end))
                .lasting(end);
    }
}
