package flipscope.predict;

import flipscope.story.BitNames;
import flipscope.story.BoardShift;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.trace.origin.BitOrigin;
import flipscope.trace.origin.Cause;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Says shortly why a bit of a step's result is set or clear, from the cause that is known of it.
 */
record BitReasons(Question question, Step step, int bit, Cause cause) {
    /** What sets a bit because an operand has it. */
    private static final Set<Operator> HANDING =
            EnumSet.of(Operator.OR, Operator.XOR, Operator.ASSIGN, Operator.RETURN);

    private BitReasons(Question question, Step step, int bit) {
        this(question, step, bit, BitOrigin.cause(step, 1L << bit));
    }

    /** Why a bit of the result is set, or clear; empty if there is no short reason. */
    static Optional<BitReason> of(Question question, int bit) {
        BitReasons reasons = new BitReasons(question, question.maker(), bit);
        return Word.has(question.correct().bits(), bit) ? reasons.missed() : reasons.made(false);
    }

    private Optional<BitReason> missed() {
        return source().map(each -> at(each).missed()).orElseGet(() -> made(true));
    }

    /** Whether this is the step in question, rather than one whose value it passes on. */
    private boolean isAsked() {
        return step.index() == question.step().index();
    }

    private BitReasons at(Step other) {
        return new BitReasons(question, other, bit);
    }

    /** For a step that only collects bits, the step within the question that produced the bit. */
    private Optional<Step> source() {
        if (question.isPart() && isAsked() || !HANDING.contains(step.operator())) {
            return Optional.empty();
        }
        return IntStream.range(0, step.operands().size())
                .filter(cause::has)
                .limit(1)
                .mapToObj(step::operand)
                .filter(operand -> operand.origin() >= question.first())
                .map(operand -> question.trace().step(operand.origin()))
                .findFirst();
    }

    /**
     * Why an operator made its bit so.
     *
     * @param set whether the bit is set, or clear
     */
    private Optional<BitReason> made(boolean set) {
        return switch (step.operator().bitRule()) {
            case AND -> set ? kept() : of("extra.lacks", 1 - having());
            case OR -> set ? of("missed.has", having()) : say("extra.neither");
            case XOR ->
                    set
                            ? of("missed.has", having())
                            : say(cause.has(0) ? "extra.both" : "extra.neither");
            case COMPLEMENT -> of(set ? "missed.lacks" : "extra.has", 0);
            case COPY -> handed(set ? "missed.has" : "extra.lacks", set);
            case SHIFT -> set ? moved() : unmoved();
            case ADD -> set ? added() : cleared();
            case SUBTRACT -> set ? borrowed() : taken();
            case MULTIPLY, NEGATE, LOOKUP, WHOLE -> Optional.empty();
        };
    }

    private Optional<BitReason> unmoved() {
        return isDrawn() ? say("extra.clear", place(), text(0)) : say("extra.outside");
    }

    private Optional<BitReason> added() {
        return cause.start() < 0 ? of("missed.alone", having()) : carried();
    }

    /** The first operand if that has the bit, else the second. */
    private int having() {
        return cause.has(0) ? 0 : 1;
    }

    /**
     * What the operand that is passed on has, with several words the one in question; empty where
     * its bit is another, such as a copy of its sign.
     */
    private Optional<BitReason> handed(String key, boolean set) {
        int operand = isAsked() ? question.part() : 0;
        return cause.has(operand) == set ? of(key, operand) : Optional.empty();
    }

    /**
     * Where a shift within the question moved the bit from; otherwise that both operands have it.
     */
    private Optional<BitReason> kept() {
        int origin = step.operand(0).origin();
        if (origin >= question.first() && question.trace().step(origin).operator().shifts()) {
            BitReasons shift = at(question.trace().step(origin));
            if (shift.isDrawn()) {
                return say("missed.brought", shift.place(), text(1));
            }
        }
        return of("missed.both", 0, 1);
    }

    private Optional<BitReason> moved() {
        String key = Word.has(step.marks().wrapped(), bit) ? "missed.wrapped" : "missed.moved";
        return isDrawn() && Word.has(step.word(0).bits(), from())
                ? say(key, place())
                : Optional.empty();
    }

    /** A carry into the bit runs on; two set bits start a carry. */
    private Optional<BitReason> cleared() {
        if (cause.start() >= 0) {
            return say("extra.carry");
        }
        return say(cause.has(0) ? "extra.meet" : "extra.neither");
    }

    /** A carry starts where two set bits meet, and passes the places where just one is set. */
    private Optional<BitReason> carried() {
        int start = cause.start();
        int passed = bit - 1 - start;
        return say("missed.carry", name(start), passed, name(start + 1), name(bit - 1));
    }

    /** A borrow starts where only the second has a bit, and passes the places of both or none. */
    private Optional<BitReason> borrowed() {
        if (cause.start() >= 0) {
            return say("missed.borrow");
        }
        return cause.has(0) ? of("missed.has", 0) : of("missed.borrows", 1);
    }

    /** A borrow is taken from the first bit that can give it. */
    private Optional<BitReason> taken() {
        if (cause.start() >= 0) {
            return say("extra.borrow");
        }
        return cause.has(0) ? of("extra.taken", 1) : say("extra.neither");
    }

    /** Where a shift has the bit from; it may be outside of the word. */
    private int from() {
        return bit - BoardShift.places(step);
    }

    /** Whether the picture of the shifted operand has the bit from which it comes. */
    private boolean isDrawn() {
        Operand shifted = step.operand(0);
        long all = new Word(shifted.value().type(), -1L).unsigned();
        return from() >= 0
                && from() < Long.SIZE
                && Word.has(BitNames.drawn(all, shifted.view()), from());
    }

    private String text(int operand) {
        return step.operand(operand).text();
    }

    /** That bit's name in the shifted operand, which may show the other half of the board. */
    private String place() {
        return BitNames.name(from(), step.operand(0).view());
    }

    private String name(int place) {
        return BitNames.name(place, question.view());
    }

    /** What operands have or lack; empty if their pictures have another name for the bit. */
    private Optional<BitReason> of(String key, int... operands) {
        boolean alike = IntStream.of(operands).allMatch(this::isNamedAlike);
        return alike
                ? say(key, IntStream.of(operands).mapToObj(this::text).toArray())
                : Optional.empty();
    }

    private boolean isNamedAlike(int operand) {
        DisplayFormat view = step.operand(operand).view();
        return !BitNames.areBits(view)
                || BitNames.drawn(1L << bit, view) != 0
                        && BitNames.name(bit, view).equals(name(bit));
    }

    private static Optional<BitReason> say(String key, Object... arguments) {
        return Optional.of(new BitReason(key, List.of(arguments)));
    }
}
