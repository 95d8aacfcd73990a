package flipscope.web.draw;

import flipscope.rules.Direction;
import flipscope.story.BoardShift;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.web.draw.LaneFields.Field;
import java.util.List;
import java.util.Optional;

/**
 * What the motion of a step leaves behind in its still picture, as masks over the result.
 *
 * @param origins cells that a bit moved away from
 * @param round of these, where it left over the edge and wrapped
 * @param off of these, where it fell off
 * @param turn by how many degrees an arrow to the left is turned to point their way
 * @param meetings cells where two ones met and a carry set off
 * @param borrows whether carries are borrows
 * @param added the two numbers of a sum of registers; empty for all others
 */
public record Trail(
        long origins,
        long round,
        long off,
        int turn,
        long meetings,
        boolean borrows,
        List<Word> added) {
    static final Trail NONE = new Trail(0, 0, 0, 0, 0, false, List.of());

    /** Longer sums do not fit beside their number. */
    private static final int LONGEST_SUM = 5;

    /** The trail of a step whose operand and result are drawn alike; else none. */
    public static Trail of(Step step) {
        boolean words = step.operands().stream().allMatch(each -> each.value() instanceof Word);
        if (!words || step.operands().isEmpty() || !(step.result() instanceof Word result)) {
            return NONE;
        }
        Word first = step.word(0);
        boolean alike = step.operand(0).view().equals(step.view());
        Optional<BoardShift> movement = BoardShift.of(step);
        if (movement.isPresent() && alike) {
            return shift(step, first.unsigned(), result.unsigned(), movement.get());
        }
        if (step.operator() == Operator.ADD) {
            Word second = step.word(1);
            long meetings = first.bits() & second.bits() & ~result.bits();
            return new Trail(0, 0, 0, 0, meetings, false, List.of(first, second));
        }
        return new Trail(0, 0, 0, 0, 0, step.operator() == Operator.SUBTRACT, List.of());
    }

    /** The numbers that a lane is the sum of: {@code 1+2}; empty if one of them is 0. */
    String sum(Field lane) {
        List<Long> numbers =
                added.stream()
                        .map(word -> LaneFields.number(word.bits(), lane.low(), lane.size()))
                        .filter(number -> number != 0)
                        .toList();
        if (numbers.size() < 2 || numbers.get(0) + numbers.get(1) != lane.number()) {
            return "";
        }
        String sum = numbers.get(0) + "+" + numbers.get(1);
        return sum.length() <= LONGEST_SUM ? sum : "";
    }

    private static Trail shift(Step step, long before, long after, BoardShift movement) {
        int places = BoardShift.places(step);
        long here = step.operand(0).wrapped();
        long came = step.marks().wrapped() & ~BoardShift.moved(here, places);
        long vacated = before & ~after;
        return new Trail(
                vacated,
                vacated & BoardShift.moved(came, -places),
                vacated & step.marks().fell(),
                turn(movement),
                0,
                false,
                List.of());
    }

    /** The directions go clockwise, and to the left comes last. */
    private static int turn(BoardShift movement) {
        int place = List.of(Direction.values()).indexOf(movement.direction());
        return 45 * (place + 1) % 360;
    }
}
