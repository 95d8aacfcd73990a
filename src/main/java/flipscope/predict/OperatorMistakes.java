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
import java.util.function.Function;
import java.util.stream.Stream;

/** Mistakes at an operator: the same at every execution of it. */
record OperatorMistakes(Step step) {
    Stream<Attempt> all() {
        return switch (step.operator().bitRule()) {
            case AND ->
                    Stream.of(
                            unmasked(Mistake.MASK),
                            keeping(Mistake.MASK, 1 - masked()),
                            with(Mistake.OR_FOR_AND, Operator.OR));
            case OR -> or();
            case XOR ->
                    Stream.of(
                            with(Mistake.OR_FOR_XOR, Operator.OR),
                            with(Mistake.AND_FOR_XOR, Operator.AND));
            case COMPLEMENT -> Stream.of(keeping(Mistake.COMPLEMENT, 0));
            case SHIFT -> shift();
            case ADD ->
                    Stream.of(
                            with(Mistake.CARRY, Operator.XOR),
                            with(Mistake.CARRY, Operator.OR),
                            making(Mistake.RUN_KEPT, OperatorMistakes::kept));
            case SUBTRACT ->
                    Stream.of(
                            with(Mistake.BORROW, Operator.XOR),
                            making(Mistake.BORROW, OperatorMistakes::without));
            case NEGATE -> Stream.of(making(Mistake.MINUS, operands -> inverted(operands, 0)));
            case MULTIPLY, COPY, LOOKUP, WHOLE -> Stream.empty();
        };
    }

    /** The index of the operand of {@code &} that the other one masks. */
    private int masked() {
        List<Operand> operands = step.operands();
        return !operands.get(0).traced() && operands.get(1).traced() ? 1 : 0;
    }

    /** Forgets the mask of an {@code &}. */
    Attempt unmasked(Mistake mistake) {
        return keeping(mistake, masked());
    }

    /** Uses one operand as the result. */
    private Attempt keeping(Mistake mistake, int operand) {
        return making(mistake, operands -> word(operands, operand));
    }

    /** Applies another operator to the same two operands. */
    private Attempt with(Mistake mistake, Operator operator) {
        return making(mistake, operands -> result(operator, operands));
    }

    private Attempt making(Mistake mistake, Function<List<Value>, Word> result) {
        return Attempt.everywhere(mistake, step, (at, operands) -> result.apply(operands));
    }

    private static Word result(Operator operator, List<Value> operands) {
        return Arithmetic.binary(operator, word(operands, 0), word(operands, 1));
    }

    private Stream<Attempt> or() {
        Attempt swapped = with(Mistake.AND_FOR_OR, Operator.AND);
        return step.assigns() == null
                ? Stream.of(swapped)
                : Stream.of(swapped, keeping(Mistake.STEP, 0), keeping(Mistake.REPLACED, 1));
    }

    private Stream<Attempt> shift() {
        return Stream.of(Stream.of(keeping(Mistake.STILL, 0)), directions(), Stream.of(edge()))
                .flatMap(each -> each);
    }

    /** The opposite direction, and on a board every other direction. */
    private Stream<Attempt> directions() {
        Optional<BoardShift> movement = BoardShift.of(step);
        Attempt back = with(Mistake.DIRECTION, reversed(step.operator()));
        if (movement.isEmpty()) {
            return Stream.of(back);
        }
        Direction correct = movement.get().direction();
        Stream<Attempt> others =
                layout().isBoard()
                        ? Arrays.stream(Direction.values())
                                .filter(each -> each != correct && each != correct.opposite())
                                .map(each -> to(each, movement.get().squares()))
                        : Stream.empty();
        return Stream.concat(Stream.of(back.going(correct.opposite())), others);
    }

    private static Operator reversed(Operator operator) {
        return operator == Operator.LEFT ? Operator.RIGHT_ZERO : Operator.LEFT;
    }

    private BitLayout layout() {
        return BitLayout.of(step.operand(0).view(), step.operand(0).value());
    }

    private Attempt to(Direction direction, int squares) {
        int places = squares * layout().places(direction.files(), direction.rows());
        return making(Mistake.DIRECTION, operands -> moved(operands, places)).going(direction);
    }

    /** Every shift in the opposite direction, the last of them being this one. */
    static Attempt allReversed(Step last) {
        return new Attempt(
                Mistake.STILL,
                last,
                Optional.empty(),
                (step, operands, made) ->
                        step.operator().shifts()
                                ? result(reversed(step.operator()), operands)
                                : null);
    }

    private static Word moved(List<Value> operands, int left) {
        Operator operator = left > 0 ? Operator.LEFT : Operator.RIGHT_ZERO;
        return Arithmetic.binary(operator, word(operands, 0), Word.of(Math.abs(left)));
    }

    /** Leaves out the bits that wrap around an edge of the board. */
    private Attempt edge() {
        return Attempt.everywhere(
                Mistake.EDGE,
                step,
                (at, operands) -> {
                    Word all = result(at.operator(), operands);
                    return new Word(all.type(), all.bits() & ~at.marks().wrapped());
                });
    }

    /** The sum together with the bits that the carry should have cleared. */
    private static Word kept(List<Value> operands) {
        Word either = result(Operator.OR, operands);
        return Arithmetic.binary(Operator.OR, either, result(Operator.ADD, operands));
    }

    private static Word without(List<Value> operands) {
        return Arithmetic.binary(Operator.AND, word(operands, 0), inverted(operands, 1));
    }

    private static Word inverted(List<Value> operands, int index) {
        Word word = word(operands, index);
        return Arithmetic.unary(Operator.COMPLEMENT, word.type(), word);
    }
}
