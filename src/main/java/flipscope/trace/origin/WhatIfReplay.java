package flipscope.trace.origin;

import flipscope.trace.Arithmetic;
import flipscope.trace.LibraryMethod;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Recomputes recorded steps with some of them done differently. The steps keep their recorded
 * order, whatever their conditions now say, and only those are recomputed on which the last one
 * depends.
 */
public final class WhatIfReplay {
    /** A different way to do some of the steps. */
    @FunctionalInterface
    public interface Slip {
        /**
         * The different result of a step.
         *
         * @param operands its recomputed operands
         * @param made the recomputed result of a step, by its index
         * @return null to do the step as usual
         */
        Word result(Step step, List<Value> operands, IntFunction<Value> made);
    }

    private final Trace trace;
    private final int first;
    private final int last;
    private final Slip slip;
    private final Map<Integer, Value> made = new HashMap<>();

    private WhatIfReplay(Trace trace, int first, int last, Slip slip) {
        this.trace = trace;
        this.first = first;
        this.last = last;
        this.slip = slip;
    }

    /**
     * Recomputes a step and those that it depends on.
     *
     * @param first the first step that may be done differently
     * @param last the step to recompute; its result is a word
     * @return empty if Java would have thrown, as on a division by zero
     */
    public static Optional<WhatIfReplay> of(Trace trace, int first, int last, Slip slip) {
        WhatIfReplay replay = new WhatIfReplay(trace, first, last, slip);
        return replay.runs() ? Optional.of(replay) : Optional.empty();
    }

    /** What the last step comes to. */
    public Word result() {
        return (Word) made.get(last);
    }

    /** What a recomputed step was done on. */
    public List<Operand> operands(Step step) {
        return step.operands().stream().map(each -> each.with(value(each))).toList();
    }

    /** Whether a recomputed step came to something else than its operator makes of its operands. */
    public boolean slipped(Step step) {
        List<Value> operands = operands(step).stream().map(Operand::value).toList();
        return !made(step.index()).equals(usual(step, operands));
    }

    /**
     * The steps, from the first on, whose results reach the last one through operands, including
     * itself.
     */
    public static BitSet behind(Trace trace, int first, int last) {
        BitSet needed = new BitSet(last + 1);
        needed.set(last);
        for (int index = last; index >= first; index = needed.previousSetBit(index - 1)) {
            for (Operand operand : trace.step(index).operands()) {
                if (operand.origin() >= first) {
                    needed.set(operand.origin());
                }
            }
        }
        return needed;
    }

    private boolean runs() {
        try {
            behind(trace, first, last).stream().mapToObj(trace::step).forEach(this::make);
            return true;
        } catch (ArithmeticException | IndexOutOfBoundsException thrown) {
            return false;
        }
    }

    private void make(Step step) {
        List<Value> operands = step.operands().stream().map(this::value).toList();
        Value other = slip.result(step, operands, this::made);
        made.put(step.index(), other == null ? usual(step, operands) : other);
    }

    /** What a step comes to; what was recorded if the last one does not depend on it. */
    public Value made(int index) {
        return made.getOrDefault(index, trace.step(index).outcome());
    }

    private Value value(Operand operand) {
        Value now = made.getOrDefault(operand.origin(), operand.value());
        return now instanceof Word word ? word.as(operand.value().type()) : now;
    }

    private static Value usual(Step step, List<Value> operands) {
        if (!(step.result() instanceof Word recorded)) {
            return step.result();
        }
        Operator operator = step.operator();
        return switch (operator.form()) {
            case BINARY -> binary(operator, operands);
            case UNARY -> Arithmetic.unary(operator, recorded.type(), word(operands, 0));
            case CHOICE -> word(operands, 1).as(recorded.type());
            case INDEX -> element(operands);
            case CALL -> library(step, operands);
            case PASSED -> word(operands, 0).as(recorded.type());
        };
    }

    /** An operand that is a word. */
    public static Word word(List<Value> operands, int index) {
        return (Word) operands.get(index);
    }

    private static Value element(List<Value> operands) {
        return ((Table) operands.get(0)).elements().get((int) word(operands, 1).bits());
    }

    /** If the first operand decided, the second was never evaluated. */
    private static Word binary(Operator operator, List<Value> operands) {
        Word last = word(operands, operands.size() - 1);
        return Arithmetic.binary(operator, word(operands, 0), last);
    }

    private static Word library(Step step, List<Value> operands) {
        LibraryMethod function =
                LibraryMethod.ALL.stream()
                        .filter(each -> each.fullName().equals(step.called()))
                        .filter(each -> each.result().equals(step.result().type()))
                        .findFirst()
                        .orElseThrow();
        long second = operands.size() > 1 ? word(operands, 1).bits() : 0;
        return new Word(function.result(), function.apply(word(operands, 0).bits(), second));
    }
}
