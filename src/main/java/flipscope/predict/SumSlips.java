package flipscope.predict;

import flipscope.trace.Operators;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;
import java.util.stream.Stream;

/** Mistakes in {@code +}, {@code -} and negation. */
final class SumSlips {
    private SumSlips() {}

    static Stream<Attempt> of(Step step) {
        return switch (step.operator()) {
            case "+" ->
                    Stream.of(
                            Attempt.with(Mistake.CARRY, step, "^"),
                            Attempt.with(Mistake.CARRY, step, "|"),
                            Attempt.everywhere(
                                    Mistake.RUN_KEPT, step, (at, operands) -> kept(operands)));
            case "-" ->
                    Stream.of(
                            Attempt.with(Mistake.BORROW, step, "^"),
                            Attempt.everywhere(
                                    Mistake.BORROW, step, (at, operands) -> without(operands)));
            case "u-" ->
                    Stream.of(
                            Attempt.everywhere(
                                    Mistake.MINUS,
                                    step,
                                    (at, operands) ->
                                            Operators.unary("~", Attempt.word(operands, 0))));
            default -> Stream.empty();
        };
    }

    /** The sum together with the bits that the carry should have cleared. */
    private static Word kept(List<Value> operands) {
        Word left = Attempt.word(operands, 0);
        Word right = Attempt.word(operands, 1);
        Word either = Operators.binary("|", left, right);
        return Operators.binary("|", either, Operators.binary("+", left, right));
    }

    private static Word without(List<Value> operands) {
        Word right = Operators.unary("~", Attempt.word(operands, 1));
        return Operators.binary("&", Attempt.word(operands, 0), right);
    }
}
