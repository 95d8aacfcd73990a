package flipscope.trace;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Works recorded steps out again with some of them done otherwise: what would have come out? The
 * steps run in their recorded order, whatever their conditions now say; only those are worked out
 * that the last one depends on.
 */
public final class Replay {
    /** Another way to do some of the steps. */
    @FunctionalInterface
    public interface Slip {
        /**
         * What a step comes to.
         *
         * @param operands what it works on now, one for each of its operands
         * @param made the value that another step comes to now, by its index
         * @return null where the step is done as ever
         */
        Word result(Step step, List<Value> operands, IntFunction<Value> made);
    }

    private final Trace trace;
    private final int first;
    private final Slip slip;
    private final Map<Integer, Value> made = new HashMap<>();

    private Replay(Trace trace, int first, Slip slip) {
        this.trace = trace;
        this.first = first;
        this.slip = slip;
    }

    /**
     * What a step would have come to.
     *
     * @param first the first step that may be done otherwise
     * @param last the step whose result is asked for; its result is a word
     * @return empty where Java would have thrown, as on a division by zero
     */
    public static Optional<Word> of(Trace trace, int first, int last, Slip slip) {
        return new Replay(trace, first, slip).run(last);
    }

    /**
     * The steps from one on that another depends on, itself included: those whose results reach it
     * through operands.
     */
    public static BitSet behind(Trace trace, int first, int last) {
        BitSet needed = new BitSet(last + 1);
        needed.set(last);
        for (int index = last; index >= first; index = needed.previousSetBit(index - 1)) {
            for (Operand operand : trace.steps().get(index).operands()) {
                if (operand.origin() >= first) needed.set(operand.origin());
            }
        }
        return needed;
    }

    private Optional<Word> run(int last) {
        try {
            behind(trace, first, last).stream().mapToObj(trace.steps()::get).forEach(this::make);
            return Optional.of((Word) made.get(last));
        } catch (ArithmeticException | IndexOutOfBoundsException thrown) {
            return Optional.empty();
        }
    }

    private void make(Step step) {
        List<Value> operands = step.operands().stream().map(this::value).toList();
        Value other = slip.result(step, operands, this::made);
        made.put(step.index(), other == null ? usual(step, operands) : other);
    }

    private Value made(int index) {
        Step step = trace.steps().get(index);
        return made.getOrDefault(index, step.assigned() == null ? step.result() : step.assigned());
    }

    private Value value(Operand operand) {
        Value now = made.getOrDefault(operand.origin(), operand.value());
        return now instanceof Word word ? Operators.convert(word, operand.value().type()) : now;
    }

    private static Value usual(Step step, List<Value> operands) {
        if (!(step.result() instanceof Word recorded)) return step.result();
        return switch (step.operator()) {
            case "u-", "~", "!" -> Operators.unary(step.operator(), (Word) operands.get(0));
            case "[]" -> element(operands);
            case "call" -> library(step, operands);
            case "=", "return", "cast" ->
                    Operators.convert((Word) operands.get(0), recorded.type());
            case "?:" -> Operators.convert((Word) operands.get(1), recorded.type());
            case "&&", "||" -> logic(step.operator(), operands);
            default -> Operators.binary(step.operator(), word(operands, 0), word(operands, 1));
        };
    }

    private static Word word(List<Value> operands, int index) {
        return (Word) operands.get(index);
    }

    private static Value element(List<Value> operands) {
        return ((Table) operands.get(0)).elements().get((int) word(operands, 1).bits());
    }

    /** Where the first operand decided, the second was never looked at. */
    private static Word logic(String operator, List<Value> operands) {
        Word left = word(operands, 0);
        Word right = operands.size() > 1 ? word(operands, 1) : left;
        return Operators.binary(operator.substring(1), left, right);
    }

    private static Word library(Step step, List<Value> operands) {
        String name = step.text().substring(0, step.text().indexOf('('));
        Builtin function =
                Builtin.ALL.stream()
                        .filter(each -> each.fullName().equals(name))
                        .filter(each -> each.result().equals(step.result().type()))
                        .findFirst()
                        .orElseThrow();
        long second = operands.size() > 1 ? word(operands, 1).bits() : 0;
        return new Word(function.result(), function.apply(word(operands, 0).bits(), second));
    }
}
