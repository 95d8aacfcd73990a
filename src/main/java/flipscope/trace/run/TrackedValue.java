package flipscope.trace.run;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;

/**
 * A value during recording, with its provenance.
 *
 * @param origin the index of the step that made it, or -1
 * @param wrapped its bits that wrapped around an edge of the board
 * @param traced whether it depends on the inputs
 * @param chain the longest chain of counted operations that led to it
 */
record TrackedValue(Value value, int origin, long wrapped, boolean traced, int chain) {
    static TrackedValue constant(Value value) {
        return new TrackedValue(value, -1, 0, false, 0);
    }

    static TrackedValue input(Value value) {
        return new TrackedValue(value, -1, 0, true, 0);
    }

    /** What a {@code return} step hands over, made of what it took. */
    static TrackedValue returned(Value value, TrackedValue[] taken, int index) {
        boolean bits = taken.length == 1 && value instanceof Word;
        long wrapped = bits ? taken[0].as(((Word) value).type()).wrapped() : 0;
        return new TrackedValue(value, index, wrapped, anyTraced(taken), longestChain(taken));
    }

    static boolean anyTraced(TrackedValue[] values) {
        for (TrackedValue each : values) {
            if (each.traced) {
                return true;
            }
        }
        return false;
    }

    static int longestChain(TrackedValue[] values) {
        int longest = 0;
        for (TrackedValue each : values) {
            longest = Math.max(longest, each.chain);
        }
        return longest;
    }

    /** Converts it to the type of a variable. */
    TrackedValue as(Type type) {
        if (!(value instanceof Word word) || word.type().equals(type)) {
            return this;
        }
        Word fitted = word.as(type);
        return new TrackedValue(fitted, origin, wrapped & fitted.unsigned(), traced, chain);
    }

    long bits() {
        return ((Word) value).bits();
    }

    Operand operand(String text, DisplayFormat view) {
        return new Operand(text, value, view, origin, wrapped, traced, chain);
    }
}
