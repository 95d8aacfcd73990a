package flipscope.predict;

import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import java.util.List;
import java.util.stream.Stream;

/** Mistakes in {@code &}, {@code |}, {@code ^} and {@code ~}. */
final class SetMistakes {
    private SetMistakes() {}

    static Stream<Attempt> of(Step step) {
        return switch (step.operator().bitRule()) {
            case AND -> and(step);
            case OR -> or(step);
            case XOR ->
                    Stream.of(
                            Attempt.with(Mistake.OR_FOR_XOR, step, Operator.OR),
                            Attempt.with(Mistake.AND_FOR_XOR, step, Operator.AND));
            case COMPLEMENT -> Stream.of(Attempt.keeping(Mistake.COMPLEMENT, step, 0));
            case SHIFT, ADD, SUBTRACT, MULTIPLY, NEGATE, COPY, LOOKUP, WHOLE -> Stream.empty();
        };
    }

    private static Stream<Attempt> and(Step step) {
        return Stream.of(
                Attempt.keeping(Mistake.MASK, step, masked(step)),
                Attempt.keeping(Mistake.MASK, step, 1 - masked(step)),
                Attempt.with(Mistake.OR_FOR_AND, step, Operator.OR));
    }

    /** The index of the operand of {@code &} that the other one masks. */
    static int masked(Step step) {
        List<Operand> operands = step.operands();
        return !operands.get(0).traced() && operands.get(1).traced() ? 1 : 0;
    }

    private static Stream<Attempt> or(Step step) {
        Stream<Attempt> swapped = Stream.of(Attempt.with(Mistake.AND_FOR_OR, step, Operator.AND));
        return step.assigns() == null
                ? swapped
                : Stream.concat(
                        swapped,
                        Stream.of(
                                Attempt.keeping(Mistake.STEP, step, 0),
                                Attempt.keeping(Mistake.REPLACED, step, 1)));
    }
}
