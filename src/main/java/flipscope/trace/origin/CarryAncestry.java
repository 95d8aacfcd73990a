package flipscope.trace.origin;

import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor.Kind;
import java.util.ArrayList;
import java.util.List;

/** Finds where the carry or borrow into a bit began and what it ran through. */
final class CarryAncestry {
    private CarryAncestry() {}

    /** The operands' own bits and, if a carry came in, its start and its run. */
    static List<Ancestor> sum(Step step, int bit) {
        long a = Ancestry.bits(step, 0);
        long b = Ancestry.bits(step, 1);
        // A carry runs on where one of the two is set, and starts where both are.
        return came(step, bit) ? with(step, bit, a ^ b, a, b) : own(step, bit);
    }

    /** The operands' own bits and, if a borrow came in, its start and its run. */
    static List<Ancestor> difference(Step step, int bit) {
        long a = Ancestry.bits(step, 0);
        long b = Ancestry.bits(step, 1);
        // A borrow runs on where both are alike, and starts where the second alone is set.
        return came(step, bit) ? with(step, bit, ~(a ^ b), ~a, a) : own(step, bit);
    }

    /** {@code -x} inverts every bit above the lowest set one. */
    static List<Ancestor> negation(Step step, int bit) {
        Ancestor own = Ancestor.first(Kind.SAME, 1L << bit);
        long lower = Ancestry.bits(step, 0) & Word.ones(bit);
        return lower == 0 ? List.of(own) : List.of(own, Ancestor.first(Kind.START, lower));
    }

    private static boolean came(Step step, int bit) {
        long carried = Ancestry.bits(step, 0) ^ Ancestry.bits(step, 1);
        return ((carried ^ step.word().bits()) >>> bit & 1) != 0;
    }

    private static List<Ancestor> own(Step step, int bit) {
        List<Ancestor> own = new ArrayList<>();
        add(own, step, Kind.SAME, 1L << bit, 0);
        add(own, step, Kind.SAME, 0, 1L << bit);
        return own;
    }

    /**
     * The operands' own bits, the start and the run.
     *
     * @param open the positions that a carry runs through
     * @param first of these, where inverting the bit of the first operand stops it
     * @param second of these, where inverting the bit of the second operand stops it
     */
    private static List<Ancestor> with(Step step, int bit, long open, long first, long second) {
        int start = bit - 1;
        while (Word.has(open, start)) {
            start--;
        }
        long place = 1L << start;
        long run = Word.ones(bit) & -place & ~place;
        List<Ancestor> all = own(step, bit);
        add(all, step, Kind.START, place, place);
        add(all, step, Kind.RUN, run & first, run & second);
        return all;
    }

    /** A narrower operand has no bit of its own above its width. */
    private static void add(List<Ancestor> all, Step step, Kind kind, long first, long second) {
        long a = first & register(step, 0);
        long b = second & register(step, 1);
        if ((a | b) != 0) {
            all.add(new Ancestor(kind, a, b));
        }
    }

    private static long register(Step step, int operand) {
        return Word.ones(step.operand(operand).value().type().width());
    }
}
