package flipscope.trace.origin;

import flipscope.trace.Operator;
import flipscope.trace.Ripple;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds which operand bits decided a bit of a step's result. It needs only the step, so it works
 * for any algorithm.
 */
record Ancestry(Step step, int bit) {
    private long place() {
        return 1L << bit;
    }

    /**
     * Finds what decided one bit.
     *
     * @param step a step whose result is a word
     * @param bit 0 for the lowest
     * @return empty if a shift filled in a 0
     */
    static List<Ancestor> of(Step step, int bit) {
        return new Ancestry(step, bit).find();
    }

    private List<Ancestor> find() {
        return switch (step.operator().bitRule()) {
            case AND -> joined(false);
            case OR -> joined(true);
            case XOR -> List.of(same(0), same(1));
            case ADD -> sum();
            case SUBTRACT -> difference();
            case NEGATE -> negation();
            case MULTIPLY -> product();
            case COMPLEMENT, COPY -> List.of(same(0));
            case SHIFT -> shift();
            case LOOKUP -> entry();
            case WHOLE -> decided();
        };
    }

    /** Of operators that make no bit by itself, those that still follow a single one. */
    private List<Ancestor> decided() {
        return switch (step.operator()) {
            case BOTH -> joined(false);
            case EITHER -> joined(true);
            case NOT -> List.of(same(0));
            case CHOOSE -> List.of(same(1), Ancestor.first(Kind.CONDITION, 1));
            case LIBRARY -> library();
            default -> whole(step);
        };
    }

    /** The bit at the same position of an operand, or its sign bit if it is narrower. */
    private Ancestor same(int operand) {
        long mask = fitted(operand, place());
        return operand == 0 ? Ancestor.first(Kind.SAME, mask) : Ancestor.second(Kind.SAME, mask);
    }

    /** Maps bits of the result to an operand; bits above a narrower operand map to its sign bit. */
    private long fitted(int operand, long mask) {
        return fitted(step.operand(operand).value().type(), mask);
    }

    /** Maps bits to a word of that type; bits above its width map to its sign bit. */
    static long fitted(Type type, long mask) {
        long register = Word.ones(type.width());
        long beyond = mask & ~register;
        return mask & register | (beyond == 0 ? 0 : 1L << (type.width() - 1));
    }

    /**
     * {@code &} and {@code |}, where either operand alone can force the result.
     *
     * @param forcing whether a set bit does: not for {@code &}, but for {@code |}
     */
    private List<Ancestor> joined(boolean forcing) {
        if (step.operands().size() == 1) {
            return List.of(same(0));
        }
        boolean first = Word.has(bits(0), bit) == forcing;
        boolean second = Word.has(bits(1), bit) == forcing;
        if (first && second) {
            return List.of(new Ancestor(Kind.SAME, same(0).first(), same(1).second()));
        }
        if (first) {
            return List.of(same(0));
        }
        if (second) {
            return List.of(same(1));
        }
        return List.of(same(0), same(1));
    }

    /** An operand's bits, sign-extended. */
    private long bits(int operand) {
        return step.word(operand).bits();
    }

    /** A product adds shifted copies with carries, so every lower bit of both may matter. */
    private List<Ancestor> product() {
        long lower = Word.ones(bit + 1);
        long first = reaches(1) ? fitted(0, lower) : 0;
        long second = reaches(0) ? fitted(1, lower) : 0;
        return first == 0 && second == 0
                ? List.of(new Ancestor(Kind.WHOLE, 1, fitted(1, place())))
                : List.of(new Ancestor(Kind.WHOLE, first, second));
    }

    /** Whether a copy of the other operand is added at this position or below. */
    private boolean reaches(int operand) {
        return Long.numberOfTrailingZeros(bits(operand)) <= bit;
    }

    private List<Ancestor> entry() {
        Table table = (Table) step.operand(0).value();
        boolean set = Word.has(step.word().bits(), bit);
        boolean alike =
                table.elements().stream()
                        .allMatch(each -> Word.has(((Word) each).bits(), bit) == set);
        return alike
                ? List.of(Ancestor.first(Kind.ENTRY, place()))
                : List.of(Ancestor.first(Kind.ENTRY, place()), Ancestor.second(Kind.WHOLE, -1L));
    }

    /** The whole operands. */
    static List<Ancestor> whole(Step step) {
        return List.of(new Ancestor(Kind.WHOLE, -1L, step.operands().size() > 1 ? -1L : 0));
    }

    private List<Ancestor> library() {
        int width = step.operand(0).value().type().width();
        return switch (step.called().replaceFirst(".*\\.", "")) {
            case "reverse" -> moved(1L << (width - 1 - bit));
            case "reverseBytes" -> moved(1L << (bit ^ (width - 8)));
            case "lowestOneBit" -> single(place() - 1);
            case "highestOneBit" -> single(-2L << bit);
            case "rotateLeft" -> moved(1L << ((bit - amount()) & (width - 1)));
            case "rotateRight" -> moved(1L << ((bit + amount()) & (width - 1)));
            default -> whole(step);
        };
    }

    private static List<Ancestor> moved(long from) {
        return List.of(Ancestor.first(Kind.MOVED, from));
    }

    /**
     * Methods that keep one bit.
     *
     * @param before the positions that take precedence
     */
    private List<Ancestor> single(long before) {
        long x = step.word(0).unsigned();
        boolean kept = Word.has(step.word().bits(), bit);
        long missing = place() & ~x;
        return List.of(Ancestor.first(Kind.SAME, kept ? place() : missing | x & before));
    }

    /** The bit that a shift moved here, and the distance if it was computed and mattered. */
    private List<Ancestor> shift() {
        long from = origin(amount());
        List<Ancestor> all = new ArrayList<>(from == 0 ? List.of() : moved(from));
        if (step.operand(1).traced() && distanceMatters()) {
            all.add(Ancestor.second(Kind.WHOLE, width() - 1));
        }
        return all;
    }

    private int width() {
        return step.result().type().width();
    }

    private int amount() {
        return (int) bits(1) & (width() - 1);
    }

    /** The bit before a shift by this distance; 0 if the shift filled in a 0. */
    private long origin(int amount) {
        int from = step.operator() == Operator.LEFT ? bit - amount : bit + amount;
        if (step.operator() == Operator.RIGHT) {
            from = Math.min(from, width() - 1);
        }
        return from < 0 || from >= width() ? 0 : 1L << from;
    }

    /** Whether another distance would have given another value. */
    private boolean distanceMatters() {
        boolean now = Word.has(step.word().bits(), bit);
        return IntStream.range(0, width())
                .anyMatch(amount -> (bits(0) & origin(amount)) != 0 != now);
    }

    // Carries and borrows

    private List<Ancestor> sum() {
        long a = bits(0);
        long b = bits(1);
        return with(Ripple.sum(a, b, step.word().bits()), a, b);
    }

    private List<Ancestor> difference() {
        long a = bits(0);
        long b = bits(1);
        return with(Ripple.difference(a, b, step.word().bits()), ~a, a);
    }

    /** {@code -x} inverts every bit above the lowest set one. */
    private List<Ancestor> negation() {
        Ancestor own = Ancestor.first(Kind.SAME, place());
        long lower = bits(0) & Word.ones(bit);
        return lower == 0 ? List.of(own) : List.of(own, Ancestor.first(Kind.START, lower));
    }

    private List<Ancestor> own() {
        List<Ancestor> own = new ArrayList<>();
        add(own, Kind.SAME, place(), 0);
        add(own, Kind.SAME, 0, place());
        return own;
    }

    /**
     * The operands' own bits and, if a carry or borrow came in, its start and its run.
     *
     * @param first where inverting the bit of the first operand stops it
     * @param second where inverting the bit of the second operand stops it
     */
    private List<Ancestor> with(Ripple ripple, long first, long second) {
        List<Ancestor> all = own();
        if (!ripple.reaches(bit)) {
            return all;
        }
        long begin = 1L << ripple.start(bit);
        long run = Word.ones(bit) & -begin & ~begin;
        add(all, Kind.START, begin, begin);
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
