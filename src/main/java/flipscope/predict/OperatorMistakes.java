package flipscope.predict;

import static flipscope.trace.origin.WhatIfReplay.word;

import flipscope.rules.Direction;
import flipscope.story.BoardShift;
import flipscope.trace.Arithmetic;
import flipscope.trace.BitLayout;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Mistakes at an operator: the same at every execution of it. */
final class OperatorMistakes {
    private OperatorMistakes() {}

    static Stream<Attempt> of(Step step) {
        return switch (step.operator().bitRule()) {
            case AND ->
                    Stream.of(
                            Attempt.keeping(Mistake.MASK, step, masked(step)),
                            Attempt.keeping(Mistake.MASK, step, 1 - masked(step)),
                            Attempt.with(Mistake.OR_FOR_AND, step, Operator.OR));
            case OR -> or(step);
            case XOR ->
                    Stream.of(
                            Attempt.with(Mistake.OR_FOR_XOR, step, Operator.OR),
                            Attempt.with(Mistake.AND_FOR_XOR, step, Operator.AND));
            case COMPLEMENT -> Stream.of(Attempt.keeping(Mistake.COMPLEMENT, step, 0));
            case SHIFT -> shift(step);
            case ADD ->
                    Stream.of(
                            Attempt.with(Mistake.CARRY, step, Operator.XOR),
                            Attempt.with(Mistake.CARRY, step, Operator.OR),
                            Attempt.everywhere(
                                    Mistake.RUN_KEPT, step, (at, operands) -> kept(operands)));
            case SUBTRACT ->
                    Stream.of(
                            Attempt.with(Mistake.BORROW, step, Operator.XOR),
                            Attempt.everywhere(
                                    Mistake.BORROW, step, (at, operands) -> without(operands)));
            case NEGATE ->
                    Stream.of(
                            Attempt.everywhere(
                                    Mistake.MINUS, step, (at, operands) -> inverted(operands, 0)));
            case MULTIPLY, COPY, LOOKUP, WHOLE -> Stream.empty();
        };
    }

    /** The index of the operand of {@code &} that the other one masks. */
    static int masked(Step step) {
        List<Operand> operands = step.operands();
        return !operands.get(0).traced() && operands.get(1).traced() ? 1 : 0;
    }

    private static Stream<Attempt> or(Step step) {
        Attempt swapped = Attempt.with(Mistake.AND_FOR_OR, step, Operator.AND);
        return step.assigns() == null
                ? Stream.of(swapped)
                : Stream.of(
                        swapped,
                        Attempt.keeping(Mistake.STEP, step, 0),
                        Attempt.keeping(Mistake.REPLACED, step, 1));
    }

    private static Stream<Attempt> shift(Step step) {
        return Stream.of(
                        Stream.of(Attempt.keeping(Mistake.STILL, step, 0)),
                        directions(step),
                        Stream.of(edge(step)))
                .flatMap(each -> each);
    }

    /** The opposite direction, and on a board every other direction. */
    private static Stream<Attempt> directions(Step step) {
        Optional<BoardShift> movement = BoardShift.of(step);
        Attempt back = Attempt.with(Mistake.DIRECTION, step, reversed(step.operator()));
        if (movement.isEmpty()) {
            return Stream.of(back);
        }
        Direction correct = movement.get().direction();
        Stream<Attempt> others =
                layout(step).isBoard()
                        ? Arrays.stream(Direction.values())
                                .filter(each -> each != correct && each != correct.opposite())
                                .map(each -> to(step, each, movement.get().squares()))
                        : Stream.empty();
        return Stream.concat(Stream.of(back.going(correct.opposite())), others);
    }

    private static Operator reversed(Operator operator) {
        return operator == Operator.LEFT ? Operator.RIGHT_ZERO : Operator.LEFT;
    }

    private static BitLayout layout(Step step) {
        return BitLayout.of(step.operand(0).view(), step.operand(0).value());
    }

    private static Attempt to(Step step, Direction direction, int squares) {
        int places = squares * layout(step).places(direction.files(), direction.rows());
        return Attempt.everywhere(
                        Mistake.DIRECTION, step, (at, operands) -> moved(operands, places))
                .going(direction);
    }

    /** Every shift in the opposite direction, the last of them being this one. */
    static Attempt allReversed(Step last) {
        return new Attempt(
                Mistake.STILL,
                last,
                Optional.empty(),
                (step, operands, made) ->
                        step.operator().shifts()
                                ? Attempt.result(reversed(step.operator()), operands)
                                : null);
    }

    private static Word moved(List<Value> operands, int left) {
        Operator operator = left > 0 ? Operator.LEFT : Operator.RIGHT_ZERO;
        return Arithmetic.binary(operator, word(operands, 0), Word.of(Math.abs(left)));
    }

    /** Leaves out the bits that wrap around an edge of the board. */
    private static Attempt edge(Step step) {
        return Attempt.everywhere(
                Mistake.EDGE,
                step,
                (at, operands) -> {
                    Word all = Attempt.result(at.operator(), operands);
                    return new Word(all.type(), all.bits() & ~at.marks().wrapped());
                });
    }

    /** The sum together with the bits that the carry should have cleared. */
    private static Word kept(List<Value> operands) {
        Word either = Attempt.result(Operator.OR, operands);
        return Arithmetic.binary(Operator.OR, either, Attempt.result(Operator.ADD, operands));
    }

    private static Word without(List<Value> operands) {
        return Arithmetic.binary(Operator.AND, word(operands, 0), inverted(operands, 1));
    }

    private static Word inverted(List<Value> operands, int index) {
        Word word = word(operands, index);
        return Arithmetic.unary(Operator.COMPLEMENT, word.type(), word);
    }
}
