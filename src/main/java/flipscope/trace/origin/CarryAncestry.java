package flipscope.trace.origin;

import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor.Kind;
import java.util.ArrayList;
import java.util.List;

/** Finds where the carry or borrow into a bit began and what it ran through. */
record CarryAncestry(Step step, int bit) {

    /** The operands' own bits and, if a carry came in, its start and its run. */
    List<Ancestor> sum() {
        long a = bits(0);
        long b = bits(1);
        // A carry runs on where one of the two is set, and starts where both are.
        return came() ? with(a ^ b, a, b) : own();
    }

    /** The operands' own bits and, if a borrow came in, its start and its run. */
    List<Ancestor> difference() {
        long a = bits(0);
        long b = bits(1);
        // A borrow runs on where both are alike, and starts where the second alone is set.
        return came() ? with(~(a ^ b), ~a, a) : own();
    }

    /** {@code -x} inverts every bit above the lowest set one. */
    List<Ancestor> negation() {
        Ancestor own = Ancestor.first(Kind.SAME, 1L << bit);
        long lower = bits(0) & Word.ones(bit);
        return lower == 0 ? List.of(own) : List.of(own, Ancestor.first(Kind.START, lower));
    }

    private long bits(int operand) {
        return step.word(operand).bits();
    }

    private boolean came() {
        return Word.has(bits(0) ^ bits(1) ^ step.word().bits(), bit);
    }

    private List<Ancestor> own() {
        List<Ancestor> own = new ArrayList<>();
        add(own, Kind.SAME, 1L << bit, 0);
        add(own, Kind.SAME, 0, 1L << bit);
        return own;
    }

    /**
     * The operands' own bits, the start and the run.
     *
     * @param open the positions that a carry runs through
     * @param first of these, where inverting the bit of the first operand stops it
     * @param second of these, where inverting the bit of the second operand stops it
     */
    private List<Ancestor> with(long open, long first, long second) {
        int start = bit - 1;
        while (Word.has(open, start)) {
            start--;
        }
        long place = 1L << start;
        long run = Word.ones(bit) & -place & ~place;
        List<Ancestor> all = own();
        add(all, Kind.START, place, place);
        add(all, Kind.RUN, run & first, run & second);
        return all;
    }

    /** A narrower operand has no bit of its own above its width. */
    private void add(List<Ancestor> all, Kind kind, long first, long second) {
        long a = first & register(0);
        long b = second & register(1);
        if ((a | b) != 0) {
            all.add(new Ancestor(kind, a, b));
        }
    }

    private long register(int operand) {
        return Word.ones(step.operand(operand).value().type().width());
    }
}
