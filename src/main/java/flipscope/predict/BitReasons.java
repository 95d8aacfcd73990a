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
    private final ViewKind view;

    private BitReasons(Messages messages, Question question, Step step) {
        this.messages = messages;
        this.question = question;
        this.step = step;
        this.view = isAsked() ? question.view() : step.site().resultView();
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
                .mapToObj(step.operands()::get)
                .filter(operand -> operand.origin() >= question.first())
                .map(operand -> question.trace().steps().get(operand.origin()))
                .findFirst();
    }

    private Optional<BitReason> set(int bit) {
        return switch (step.operator().bitRule()) {
            case AND -> kept(bit);
            case OR, XOR -> say("missed.has", bit, text(has(0, bit) ? 0 : 1));
            case COMPLEMENT -> say("missed.lacks", bit, text(0));
            case COPY -> say("missed.has", bit, text(handed()));
            case SHIFT -> moved(bit);
            case ADD -> carried(bit);
            case SUBTRACT ->
                    isCarry(bit) ? say("missed.borrow", bit) : say("missed.has", bit, text(0));
            case MULTIPLY, NEGATE, LOOKUP, WHOLE -> Optional.empty();
        };
    }

    /** Why a bit that the answer has is clear; empty if there is no short reason. */
    Optional<BitReason> extra(int bit) {
        return switch (step.operator().bitRule()) {
            case AND -> say("extra.lacks", bit, text(has(0, bit) ? 1 : 0));
            case OR -> say("extra.neither", bit);
            case XOR -> say(has(0, bit) ? "extra.both" : "extra.neither", bit);
            case COMPLEMENT -> say("extra.has", bit, text(0));
            case COPY -> say("extra.lacks", bit, text(handed()));
            case SHIFT -> unmoved(bit);
            case ADD -> cleared(bit);
            case SUBTRACT ->
                    isCarry(bit) ? say("extra.borrow", bit) : say("extra.lacks", bit, text(0));
            case MULTIPLY, NEGATE, LOOKUP, WHOLE -> Optional.empty();
        };
    }

    /** The operand that is passed on; with several words, the one in question. */
    private int handed() {
        return isAsked() ? question.part() : 0;
    }

    /**
     * Where a shift within the question moved the bit from; otherwise that both operands have it.
     */
    private Optional<BitReason> kept(int bit) {
        int origin = step.operands().get(0).origin();
        boolean brought =
                origin >= question.first()
                        && ShiftMistakes.isShift(question.trace().steps().get(origin));
        BitReasons shift = brought ? at(question.trace().steps().get(origin)) : this;
        int from = brought ? bit - shift.left() : -1;
        return isDrawn(from)
                ? say("missed.brought", bit, shift.place(from), text(1))
                : say("missed.both", bit, text(0), text(1));
    }

    private Optional<BitReason> moved(int bit) {
        int from = bit - left();
        boolean drawn = isDrawn(from) && has(0, from);
        String key = isSet(step.marks().wrapped(), bit) ? "missed.wrapped" : "missed.moved";
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

    /** A carry runs left through set bits from where two set bits met. */
    private Optional<BitReason> carried(int bit) {
        if (!isCarry(bit)) {
            return say("missed.alone", bit, text(has(0, bit) ? 0 : 1));
        }
        int start = bit - 1;
        while (start > 0 && isCarry(start)) {
            start--;
        }
        return start == bit - 1
                ? say("missed.carried", bit, name(start))
                : say("missed.carry", bit, name(bit - 1), name(start));
    }

    private boolean isCarry(int bit) {
        return isSet(step.marks().carry(), bit);
    }

    /** The shift distance to the left; negative is right. */
    private int left() {
        int width = step.operands().get(0).value().type().width();
        int amount = (int) word(1).bits() & (width - 1);
        return step.operator() == Operator.LEFT ? amount : -amount;
    }

    private boolean isDrawn(int bit) {
        return bit >= 0
                && bit < Long.SIZE
                && isSet(BitNames.drawn(new Word(step.result().type(), -1L).unsigned(), view), bit);
    }

    private boolean has(int operand, int bit) {
        return isSet(word(operand).bits(), bit);
    }

    private static boolean isSet(long set, int bit) {
        return (set >>> bit & 1) != 0;
    }

    private Word word(int operand) {
        return (Word) step.operands().get(operand).value();
    }

    private String text(int operand) {
        Operand one = step.operands().get(operand);
        return one.text();
    }

    /** The bit's name in the shifted operand, which may show the other half of the board. */
    private String place(int bit) {
        return BitNames.name(bit, step.operands().get(0).view());
    }

    private String name(int bit) {
        return BitNames.name(bit, view);
    }

    private Optional<BitReason> say(String key, int bit, Object... arguments) {
        return Optional.of(new BitReason(name(bit), new Cause(key, List.of(arguments))));
    }
}
