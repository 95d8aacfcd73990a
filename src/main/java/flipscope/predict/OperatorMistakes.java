package flipscope.predict;

import static flipscope.trace.origin.WhatIfReplay.word;

import flipscope.rules.Direction;
import flipscope.story.BoardShift;
import flipscope.trace.Arithmetic;
import flipscope.trace.BitLayout;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Mistakes at an operator: the same at every execution of it. */
record OperatorMistakes(Mistakes mistakes, Step step) {
    void tryAll() {
        attempts().run();
    }

    /** An expression, so that the compiler asks what may go wrong with a new kind of operator. */
    private Runnable attempts() {
        return switch (step.operator().bitRule()) {
            case AND -> this::and;
            case OR -> this::or;
            case XOR -> this::xor;
            case COMPLEMENT -> () -> keep(Mistake.COMPLEMENT, 0);
            case SHIFT -> this::shift;
            case ADD -> this::add;
            case SUBTRACT -> this::subtract;
            case NEGATE -> () -> make(Mistake.MINUS, operands -> inverted(operands, 0));
            case MULTIPLY, COPY, LOOKUP, WHOLE -> () -> {};
        };
    }

    private void and() {
        unmask(Mistake.MASK);
        keep(Mistake.MASK, 1 - masked());
        swap(Mistake.OR_FOR_AND, Operator.OR);
    }

    private void xor() {
        swap(Mistake.OR_FOR_XOR, Operator.OR);
        swap(Mistake.AND_FOR_XOR, Operator.AND);
    }

    private void add() {
        swap(Mistake.CARRY, Operator.XOR);
        swap(Mistake.CARRY, Operator.OR);
        make(Mistake.RUN_KEPT, OperatorMistakes::kept);
    }

    private void subtract() {
        swap(Mistake.BORROW, Operator.XOR);
        make(Mistake.BORROW, OperatorMistakes::without);
    }

    /** The index of the operand of {@code &} that the other one masks. */
    private int masked() {
        return !step.operand(0).traced() && step.operand(1).traced() ? 1 : 0;
    }

    /** Forgets the mask of an {@code &}. */
    void unmask(Mistake mistake) {
        keep(mistake, masked());
    }

    /** Uses one operand as the result. */
    private void keep(Mistake mistake, int operand) {
        make(mistake, operands -> word(operands, operand));
    }

    /** Applies another operator to the same two operands. */
    private void swap(Mistake mistake, Operator operator) {
        make(mistake, operands -> result(operator, operands));
    }

    private void make(Mistake mistake, Function<List<Value>, Word> result) {
        make(mistake, Optional.empty(), (at, operands) -> result.apply(operands));
    }

    @SuppressWarnings("ReferenceEquality") // All executions of an operator share its site.
    private void make(
            Mistake mistake,
            Optional<Direction> direction,
            BiFunction<Step, List<Value>, Word> result) {
        mistakes.attempt(
                mistake,
                step,
                direction,
                (at, operands, made) ->
                        at.site() == step.site() ? result.apply(at, operands) : null);
    }

    private static Word result(Operator operator, List<Value> operands) {
        return Arithmetic.binary(operator, word(operands, 0), word(operands, 1));
    }

    private void or() {
        swap(Mistake.AND_FOR_OR, Operator.AND);
        if (step.assigns() != null) {
            keep(Mistake.STEP, 0);
            keep(Mistake.REPLACED, 1);
        }
    }

    private void shift() {
        keep(Mistake.STILL, 0);
        BoardShift.of(step)
                .ifPresentOrElse(
                        this::turn, () -> swap(Mistake.DIRECTION, reversed(step.operator())));
        make(Mistake.EDGE, Optional.empty(), OperatorMistakes::unwrapped);
    }

    /** The opposite direction, and on the board of eight by eight every other direction. */
    private void turn(BoardShift movement) {
        Direction correct = movement.direction();
        Direction opposite = correct.opposite();
        make(
                Mistake.DIRECTION,
                Optional.of(opposite),
                (at, operands) -> result(reversed(step.operator()), operands));
        if (step.operand(0).layout().isBoard()) {
            Arrays.stream(Direction.values())
                    .filter(each -> each != correct && each != opposite)
                    .forEach(each -> turn(each, movement.squares()));
        }
    }

    private void turn(Direction direction, int squares) {
        BitLayout layout = step.operand(0).layout();
        int places = squares * layout.places(direction.files(), direction.rows());
        make(Mistake.DIRECTION, Optional.of(direction), (at, operands) -> moved(operands, places));
    }

    private static Operator reversed(Operator operator) {
        return operator == Operator.LEFT ? Operator.RIGHT_ZERO : Operator.LEFT;
    }

    /** Every shift in the opposite direction, the last of them being this one. */
    void reverseAll() {
        mistakes.attempt(
                Mistake.DIRECTION,
                step,
                BoardShift.of(step).map(movement -> movement.direction().opposite()),
                (at, operands, made) ->
                        at.operator().shifts() ? result(reversed(at.operator()), operands) : null);
    }

    private static Word moved(List<Value> operands, int left) {
        Operator operator = left > 0 ? Operator.LEFT : Operator.RIGHT_ZERO;
        return Arithmetic.binary(operator, word(operands, 0), Word.of(Math.abs(left)));
    }

    /** Without the bits that wrap around an edge of the board. */
    private static Word unwrapped(Step at, List<Value> operands) {
        Word all = result(at.operator(), operands);
        return new Word(all.type(), all.bits() & ~at.marks().wrapped());
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
