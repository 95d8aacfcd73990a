package flipscope.trace.origin;

import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor.Kind;
import java.util.ArrayList;
import java.util.List;

/** Finds the bit that a shift or rotation moved here. */
final class ShiftAncestry {
    private ShiftAncestry() {}

    /** The bit that was moved here, and the distance if it was computed and mattered. */
    static List<Ancestor> shift(Step step, int bit) {
        int width = step.result().type().width();
        long from = origin(step, amount(step, width), bit, width);
        List<Ancestor> all = new ArrayList<>();
        if (from != 0) {
            all.add(Ancestor.first(Kind.MOVED, from));
        }
        if (step.operand(1).traced() && matters(step, bit, width)) {
            all.add(Ancestor.second(Kind.WHOLE, width - 1));
        }
        return List.copyOf(all);
    }

    /** The bit that a rotation moved here. */
    static List<Ancestor> rotation(Step step, int bit, boolean left) {
        int width = step.result().type().width();
        int amount = amount(step, width);
        int from = (left ? bit - amount : bit + amount) & (width - 1);
        return List.of(Ancestor.first(Kind.MOVED, 1L << from));
    }

    private static int amount(Step step, int width) {
        return (int) Ancestry.bits(step, 1) & (width - 1);
    }

    /** The bit before a shift; 0 if the shift filled in a 0. */
    private static long origin(Step step, int amount, int bit, int width) {
        int from = step.operator() == Operator.LEFT ? bit - amount : bit + amount;
        if (step.operator() == Operator.RIGHT) {
            from = Math.min(from, width - 1);
        }
        return from < 0 || from >= width ? 0 : 1L << from;
    }

    /** Whether another distance would have given another value. */
    private static boolean matters(Step step, int bit, int width) {
        long now = ((Word) step.result()).bits() >>> bit & 1;
        for (int amount = 0; amount < width; amount++) {
            long from = origin(step, amount, bit, width);
            boolean set = (Ancestry.bits(step, 0) & from) != 0;
            if (set != (now == 1)) {
                return true;
            }
        }
        return false;
    }
}
