package flipscope.predict;

import flipscope.rules.Direction;
import flipscope.story.Movement;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.trace.parse.Operators;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Mistakes in shifts. */
final class ShiftMistakes {
    private ShiftMistakes() {}

    static Stream<Attempt> of(Step step) {
        return isShift(step)
                ? Stream.of(
                                Stream.of(Attempt.keeping(Mistake.STILL, step, 0)),
                                directions(step),
                                Stream.of(edge(step)))
                        .flatMap(each -> each)
                : Stream.empty();
    }

    static boolean isShift(Step step) {
        return step.operator().shifts();
    }

    /** The opposite direction, and on a board every other direction. */
    private static Stream<Attempt> directions(Step step) {
        Optional<Movement> movement = Movement.of(step);
        Attempt back = Attempt.with(Mistake.DIRECTION, step, reversed(step.operator()));
        if (movement.isEmpty()) {
            return Stream.of(back);
        }
        Direction correct = movement.get().direction();
        Stream<Attempt> others =
                isBoard(step)
                        ? Arrays.stream(Direction.values())
                                .filter(each -> each != correct && each != correct.opposite())
                                .map(each -> to(step, each, movement.get().squares()))
                        : Stream.empty();
        return Stream.concat(Stream.of(back.going(correct.opposite())), others);
    }

    private static Operator reversed(Operator operator) {
        return operator == Operator.LEFT ? Operator.RIGHT_ZERO : Operator.LEFT;
    }

    /** Rows of eight, where each direction is always the same number of places. */
    private static boolean isBoard(Step step) {
        ViewKind.Shape shape = step.operand(0).view().shape();
        return shape == ViewKind.Shape.BOARD
                || shape == ViewKind.Shape.UPPER
                || shape == ViewKind.Shape.LOWER;
    }

    private static Attempt to(Step step, Direction direction, int squares) {
        return Attempt.everywhere(
                        Mistake.DIRECTION,
                        step,
                        (at, operands) -> moved(operands, direction.places(8) * squares))
                .going(direction);
    }

    /** A shift in the opposite direction. */
    static Word back(Step step, List<Value> operands) {
        return Operators.binary(
                reversed(step.operator()), Attempt.word(operands, 0), Attempt.word(operands, 1));
    }

    private static Word moved(List<Value> operands, int left) {
        Operator operator = left > 0 ? Operator.LEFT : Operator.RIGHT_ZERO;
        return Operators.binary(operator, Attempt.word(operands, 0), Word.of(Math.abs(left)));
    }

    /** Leaves out the bits that wrap around an edge of the board. */
    private static Attempt edge(Step step) {
        return Attempt.everywhere(
                Mistake.EDGE,
                step,
                (at, operands) -> {
                    Word all =
                            Operators.binary(
                                    at.operator(),
                                    Attempt.word(operands, 0),
                                    Attempt.word(operands, 1));
                    return new Word(all.type(), all.bits() & ~at.marks().wrapped());
                });
    }
}
