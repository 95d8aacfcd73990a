package flipscope.predict;

import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.parse.Operators;
import java.util.List;
import java.util.stream.Stream;

/** Mistakes in {@code +}, {@code -} and negation. */
final class SumMistakes {
    private SumMistakes() {}

    static Stream<Attempt> of(Step step) {
        Operator operator = step.operator();
        if (operator == Operator.ADD) {
            return sum(step);
        }
        if (operator == Operator.SUBTRACT) {
            return difference(step);
        }
        return operator == Operator.NEGATE ? Stream.of(negation(step)) : Stream.empty();
    }

    private static Stream<Attempt> sum(Step step) {
        return Stream.of(
                Attempt.with(Mistake.CARRY, step, Operator.XOR),
                Attempt.with(Mistake.CARRY, step, Operator.OR),
                Attempt.everywhere(Mistake.RUN_KEPT, step, (at, operands) -> kept(operands)));
    }

    private static Stream<Attempt> difference(Step step) {
        return Stream.of(
                Attempt.with(Mistake.BORROW, step, Operator.XOR),
                Attempt.everywhere(Mistake.BORROW, step, (at, operands) -> without(operands)));
    }

    private static Attempt negation(Step step) {
        return Attempt.everywhere(
                Mistake.MINUS,
                step,
                (at, operands) -> Operators.unary(Operator.COMPLEMENT, Attempt.word(operands, 0)));
    }

    /** The sum together with the bits that the carry should have cleared. */
    private static Word kept(List<Value> operands) {
        Word left = Attempt.word(operands, 0);
        Word right = Attempt.word(operands, 1);
        Word either = Operators.binary(Operator.OR, left, right);
        return Operators.binary(Operator.OR, either, Operators.binary(Operator.ADD, left, right));
    }

    private static Word without(List<Value> operands) {
        Word right = Operators.unary(Operator.COMPLEMENT, Attempt.word(operands, 1));
        return Operators.binary(Operator.AND, Attempt.word(operands, 0), right);
    }
}
