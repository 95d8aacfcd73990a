package flipscope.predict;

import flipscope.predict.BitReason.Cause;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Explains why bits of a step's result are set or clear, from the operator and its operands. */
final class BitReasons {
    /** What sets a bit because an operand has it. */
    private static final Set<Operator> HANDING =
            EnumSet.of(Operator.OR, Operator.XOR, Operator.ASSIGN, Operator.RETURN);

    private final Messages messages;
    private final Question question;
    private final Step step;

    private BitReasons(Messages messages, Question question, Step step) {
        this.messages = messages;
        this.question = question;
        this.step = step;
    }

    static BitReasons of(Messages messages, Question question) {
        return new BitReasons(messages, question, question.maker());
    }

    /** Why a bit that the answer missed is set; empty if there is no short reason. */
    Optional<BitReason> missed(int bit) {
        return source(bit).map(each -> at(each).missed(bit)).orElseGet(() -> set(bit));
    }

    /** Whether this is the step in question, rather than one whose value it passes on. */
    private boolean isAsked() {
        return step.index() == question.step().index();
    }

    private BitReasons at(Step other) {
        return new BitReasons(messages, question, other);
    }

    /** For a step that only collects bits, the step within the question that produced the bit. */
    private Optional<Step> source(int bit) {
        if (question.isPart() && isAsked()) {
            return Optional.empty();
        }
        if (!HANDING.contains(step.operator())) {
            return Optional.empty();
        }
        return IntStream.range(0, step.operands().size())
                .filter(operand -> has(operand, bit))
                .limit(1)
                .mapToObj(step::operand)
                .filter(operand -> operand.origin() >= question.first())
                .map(operand -> question.trace().step(operand.origin()))
                .findFirst();
    }

    private Optional<BitReason> set(int bit) {
        return switch (step.operator().bitRule()) {
            case AND -> kept(bit);
            case OR, XOR -> of("missed.has", bit, has(0, bit) ? 0 : 1);
            case COMPLEMENT -> of("missed.lacks", bit, 0);
            case COPY -> handed(bit, "missed.has", true);
            case SHIFT -> moved(bit);
            case ADD -> carried(bit);
            case SUBTRACT -> borrowed(bit);
            case MULTIPLY, NEGATE, LOOKUP, WHOLE -> Optional.empty();
        };
    }

    /** Why a bit that the answer has is clear; empty if there is no short reason. */
    Optional<BitReason> extra(int bit) {
        return switch (step.operator().bitRule()) {
            case AND -> of("extra.lacks", bit, has(0, bit) ? 1 : 0);
            case OR -> say("extra.neither", bit);
            case XOR -> say(has(0, bit) ? "extra.both" : "extra.neither", bit);
            case COMPLEMENT -> of("extra.has", bit, 0);
            case COPY -> handed(bit, "extra.lacks", false);
            case SHIFT -> unmoved(bit);
            case ADD -> cleared(bit);
            case SUBTRACT -> taken(bit);
            case MULTIPLY, NEGATE, LOOKUP, WHOLE -> Optional.empty();
        };
    }

    /**
     * What the operand that is passed on has, with several words the one in question; empty where
     * its bit is another, such as a copy of its sign.
     */
    private Optional<BitReason> handed(int bit, String key, boolean set) {
        int operand = isAsked() ? question.part() : 0;
        return has(operand, bit) == set ? of(key, bit, operand) : Optional.empty();
    }

    /**
     * Where a shift within the question moved the bit from; otherwise that both operands have it.
     */
    private Optional<BitReason> kept(int bit) {
        int origin = step.operand(0).origin();
        boolean brought =
                origin >= question.first() && ShiftMistakes.isShift(question.trace().step(origin));
        BitReasons shift = brought ? at(question.trace().step(origin)) : this;
        int from = brought ? bit - shift.left() : -1;
        return shift.isDrawn(from)
                ? say("missed.brought", bit, shift.place(from), text(1))
                : of("missed.both", bit, 0, 1);
    }

    private Optional<BitReason> moved(int bit) {
        int from = bit - left();
        boolean drawn = isDrawn(from) && has(0, from);
        String key = Word.has(step.marks().wrapped(), bit) ? "missed.wrapped" : "missed.moved";
        return drawn ? say(key, bit, place(from)) : Optional.empty();
    }

    private Optional<BitReason> unmoved(int bit) {
        int from = bit - left();
        return isDrawn(from)
                ? say("extra.clear", bit, place(from), text(0))
                : say("extra.outside", bit);
    }

    /** A carry into the bit runs on; two set bits start a carry. */
    private Optional<BitReason> cleared(int bit) {
        if (isCarry(bit)) {
            return say("extra.carry", bit);
        }
        return say(has(0, bit) ? "extra.meet" : "extra.neither", bit);
    }

    /** A carry starts where two set bits meet, and passes the places where just one is set. */
    private Optional<BitReason> carried(int bit) {
        if (!isCarry(bit)) {
            return of("missed.alone", bit, has(0, bit) ? 0 : 1);
        }
        int start = bit - 1;
        while (has(0, start) != has(1, start)) {
            start--;
        }
        int passed = bit - 1 - start;
        return say("missed.carry", bit, name(start), passed, name(start + 1), name(bit - 1));
    }

    /** A borrow starts where only the second has a bit, and passes the places of both or none. */
    private Optional<BitReason> borrowed(int bit) {
        if (isCarry(bit)) {
            return say("missed.borrow", bit);
        }
        return has(0, bit) ? of("missed.has", bit, 0) : of("missed.borrows", bit, 1);
    }

    /** A borrow is taken from the first bit that can give it. */
    private Optional<BitReason> taken(int bit) {
        if (isCarry(bit)) {
            return say("extra.borrow", bit);
        }
        return has(0, bit) ? of("extra.taken", bit, 1) : say("extra.neither", bit);
    }

    private boolean isCarry(int bit) {
        return Word.has(step.marks().carry(), bit);
    }

    /** The shift distance to the left; negative is right. */
    private int left() {
        int width = step.operand(0).value().type().width();
        int amount = (int) word(1).bits() & (width - 1);
        return step.operator() == Operator.LEFT ? amount : -amount;
    }

    /** Whether the picture of the shifted operand has the bit. */
    private boolean isDrawn(int bit) {
        Operand shifted = step.operand(0);
        Word all = new Word(shifted.value().type(), -1L);
        return bit >= 0
                && bit < Long.SIZE
                && Word.has(BitNames.drawn(all.unsigned(), shifted.view()), bit);
    }

    private boolean has(int operand, int bit) {
        return Word.has(word(operand).bits(), bit);
    }

    private Word word(int operand) {
        return step.word(operand);
    }

    private String text(int operand) {
        return step.operand(operand).text();
    }

    /** The bit's name in the shifted operand, which may show the other half of the board. */
    private String place(int bit) {
        return BitNames.name(bit, step.operand(0).view());
    }

    private String name(int bit) {
        return BitNames.name(bit, question.view());
    }

    /** What operands have or lack; empty if their pictures have another name for the bit. */
    private Optional<BitReason> of(String key, int bit, int... operands) {
        boolean alike = IntStream.of(operands).allMatch(each -> isNamedAlike(bit, each));
        return alike
                ? say(key, bit, IntStream.of(operands).mapToObj(this::text).toArray())
                : Optional.empty();
    }

    private boolean isNamedAlike(int bit, int operand) {
        ViewKind view = step.operand(operand).view();
        return !BitNames.areBits(view)
                || BitNames.drawn(1L << bit, view) != 0
                        && BitNames.name(bit, view).equals(name(bit));
    }

    private Optional<BitReason> say(String key, int bit, Object... arguments) {
        return Optional.of(new BitReason(name(bit), new Cause(key, List.of(arguments))));
    }
}
